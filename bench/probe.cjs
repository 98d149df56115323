// Prints the processor time of its process in ms, to descriptor 3: nothing else writes there.
const { writeSync } = require('node:fs');

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeSync(3, String((user + system) / 1000));
});
