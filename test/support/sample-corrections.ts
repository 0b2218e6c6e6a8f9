/** Corrections of logs of every type, with all that differs. */
import type { CorrectedThing } from '../../src/index';

const NONE = { brick: 0, food: 0, tool: 0, wine: 0, cloth: 0 };

export const SAMPLE_CORRECTIONS: readonly CorrectedThing[] = [
  { type: 'money', seat: 0, money: 12 },
  { type: 'goods', seat: 0, goods: { ...NONE, food: 2, wine: 1 } },
  { type: 'goods', seat: 0, goods: NONE },
  { type: 'praefectusMagnus', seat: 1 },
  { type: 'turn', seat: 1 },
  { type: 'house', seat: 0, city: 'novaria', built: true },
  { type: 'house', seat: 0, city: 'novaria', built: false },
  { type: 'colonist', seat: 0, kind: 'land', from: 'roma', to: 'land:novaria~roma' },
  { type: 'colonist', seat: 0, kind: 'sea', from: 'storehouse', to: 'aquileia' },
  { type: 'card', seat: 0, card: 'smith-i', from: 'display', to: 'hand' },
  { type: 'card', seat: 0, card: 'smith-i', from: 'discard', to: 'display', place: 3 },
  { type: 'card', seat: 0, card: 'smith-i', from: 'deck', to: 'discard' },
  { type: 'marker', province: 'italia', side: 'coins' },
  { type: 'marker', province: 'italia', side: 'goods' },
];
