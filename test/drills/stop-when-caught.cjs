// A mutant is caught once one test has failed and another has passed: the rest of the spec says nothing more.
const { TestEnvironment } = require('jest-environment-node');

module.exports = class StopWhenCaught extends TestEnvironment {
  hasFailed = false;
  hasPassed = false;

  handleTestEvent({ name, test }) {
    if (name === 'test_start' && this.hasFailed && this.hasPassed) test.mode = 'skip';
    if (name !== 'test_done') return;
    if (test.errors.length > 0) this.hasFailed = true;
    else this.hasPassed = true;
  }
};
