import { ApiError } from '../../server/contract/client';
import { endsAll, exitCodeOf } from './cli-error';
import { EXIT } from './exit-codes';

const refusal = (status: number) => new ApiError(status, { error: 'No.' }, null);

it.each([
  [401, true, EXIT.refused],
  [402, true, EXIT.limit],
  [403, true, EXIT.failed],
  [404, false, EXIT.failed],
  [422, false, EXIT.failed],
  [503, false, EXIT.failed],
])('%i: ends all other calls %s, exit code %i', (status, ends, code) => {
  expect(endsAll(refusal(status))).toBe(ends);
  expect(exitCodeOf(refusal(status))).toBe(code);
});
