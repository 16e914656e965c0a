// Loaded into the API with `--require`: SIGUSR2 begins to watch its event loop, and a second one writes the most
// milliseconds of a processor that it took between two turns. A crowded machine lengthens a hold, but not this figure.
const { readFileSync, writeFileSync } = require('node:fs');

const { HOLD_PROGRAM = '', HOLD_FILE = '' } = process.env;
const EVERY_MS = 5;

/** The main thread has the number of its process; the file begins with its nanoseconds on a processor. */
const ran = () => parseInt(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8')) / 1e6;

if (HOLD_PROGRAM !== '' && process.argv[1]?.endsWith(HOLD_PROGRAM)) {
  let watch;
  process.on('SIGUSR2', () => {
    if (watch) {
      clearInterval(watch.timer);
      writeFileSync(HOLD_FILE, String(watch.most));
      watch = undefined;
      return;
    }
    let before = ran();
    const look = () => {
      const now = ran();
      watch.most = Math.max(watch.most, now - before);
      before = now;
    };
    watch = { most: 0, timer: setInterval(look, EVERY_MS) };
  });
}
