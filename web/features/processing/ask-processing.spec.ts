import { readProcessingAnswer } from './ask-processing';

it.each([
  [200, '{"success":true,"screenshot_id":"x"}'],
  [204, ''],
  [500, '{"success":true}'],
  [500, '{"screenshot_id":"x"}'],
])('reads %i %s as done', (status, text) => {
  expect(readProcessingAnswer(status, '', text).kind).toBe('done');
});

it('reads 202 as still running', () => {
  expect(readProcessingAnswer(202, 'Accepted', '{"success":true}')).toEqual({ kind: 'continues' });
});

it("shows the server's own sentence first", () => {
  expect(readProcessingAnswer(422, 'Unprocessable', '{"error":"The image is empty"}')).toEqual({
    kind: 'failed',
    error: 'The image is empty',
  });
});

it('falls back to the status and its text', () => {
  expect(readProcessingAnswer(502, 'Bad Gateway', '<html>')).toEqual({
    kind: 'failed',
    error: 'Processing failed (HTTP 502: Bad Gateway)',
  });
});

it.each([
  ['{"error":"Too many requests.","details":{"retry_after_seconds":48}}', 48_000],
  ['<html>', 60_000],
])('asks again later after too many requests: %s', (text, ms) => {
  expect(readProcessingAnswer(429, 'Too Many Requests', text)).toEqual({ kind: 'later', ms });
});

it('reports no error for a screenshot that was deleted', () => {
  expect(readProcessingAnswer(404, 'Not Found', '{"error":"Screenshot not found"}')).toEqual({
    kind: 'gone',
  });
});
