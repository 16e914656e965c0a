import { ApiError } from '../../../../server/contract/client';
import { failureText } from './failure-text';

const refusal = (body: Record<string, unknown>) => new ApiError(422, body, null);

describe('the text of a failure', () => {
  it.each([
    [{ error: 'No such plan' }, 'No such plan'],
    [{ error: 'No such plan', details: {} }, 'No such plan'],
    [{ error: 'No such plan', details: 'price_1 is gone' }, 'No such plan (price_1 is gone)'],
    [{ error: 'Declined', details: { reason: 'expired', step: 2 } }, 'Declined (expired, 2)'],
    [{}, 'It failed'],
  ])('of %j is %s', (body, text) => {
    expect(failureText(refusal(body), 'It failed')).toBe(text);
  });

  it("is the page's own when the server was not reached", () => {
    expect(failureText(new TypeError('Failed to fetch'), 'It failed')).toBe('It failed');
  });
});
