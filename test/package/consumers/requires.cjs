const { tryEveryEntry } = require('./every-entry.cjs');

tryEveryEntry((path) => require(`concordia-rules${path}`), process.argv[2]);
