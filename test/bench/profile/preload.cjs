// Loaded into a program with `--require`: SIGUSR2 begins a profile of its processor time, and a second one writes it.
const { writeFileSync } = require('node:fs');
const { Session } = require('node:inspector');

const { PROFILED_PROGRAM = '', PROFILE_FILE = '' } = process.env;
/** Microseconds between two samples. */
const INTERVAL = 250;

if (PROFILED_PROGRAM !== '' && process.argv[1]?.endsWith(PROFILED_PROGRAM)) {
  let session;
  process.on('SIGUSR2', () => {
    if (session) {
      session.post('Profiler.stop', (_error, { profile }) =>
        writeFileSync(PROFILE_FILE, JSON.stringify(profile)),
      );
      session = undefined;
      return;
    }
    session = new Session();
    session.connect();
    session.post('Profiler.enable');
    session.post('Profiler.setSamplingInterval', { interval: INTERVAL });
    session.post('Profiler.start');
  });
}
