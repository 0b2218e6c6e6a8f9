import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Whole games take their time, and fuzzing plays ten times as many.
    testTimeout: process.env.FUZZ === undefined ? 120_000 : 1_800_000,
    coverage: {
      provider: 'v8',
      include: ['src/**'],
      exclude: ['src/cli/main.ts'],
      reporter: ['text', 'json-summary'],
      thresholds: { lines: 95, branches: 90 },
    },
  },
});
