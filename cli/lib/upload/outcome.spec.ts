import { type Outcome, sentenceOf, summaryOf } from './outcome';

const outcome = (status: Outcome['status']): Outcome => ({
  path: 'a.png',
  status,
  screenshot_id: null,
});

it('counts files by status, and those not reached', () => {
  const outcomes = [outcome('uploaded'), outcome('uploaded'), outcome('failed')];
  expect(summaryOf(outcomes, { all: 5, interrupted: true })).toEqual({
    uploaded: 2,
    restored: 0,
    duplicate: 0,
    skipped: 0,
    new: 0,
    failed: 1,
    left: 2,
    interrupted: true,
  });
});

it('names only the counts that are not zero', () => {
  const outcomes = (['uploaded', 'duplicate', 'restored', 'failed'] as const).map(outcome);
  expect(sentenceOf(summaryOf(outcomes, { all: 5, interrupted: true }))).toBe(
    '1 uploaded, 1 restored from the trash, 1 already there, 1 failed, 1 not sent.',
  );
});

it('says that no image was found', () => {
  expect(sentenceOf(summaryOf([], { all: 0, interrupted: false }))).toBe('No images found.');
});
