import { readUploadAnswer } from './read-upload-answer';

const json = (value: unknown) => JSON.stringify(value);

describe('the answer to an upload', () => {
  it('is stored with its id', () => {
    expect(readUploadAnswer(201, json({ screenshot_id: 'x' }))).toEqual({
      kind: 'stored',
      screenshotId: 'x',
    });
  });

  it('may be a restored duplicate from the trash', () => {
    expect(readUploadAnswer(200, json({ screenshot_id: 'x', restored: true })).kind).toBe(
      'restored',
    );
  });

  it('is a duplicate with its name and date', () => {
    const body = {
      error: 'duplicate_image',
      message: 'Already there',
      existing_screenshot: { id: 'x', name: 'Old', uploaded_at: '2026-11-01T10:00:00.000Z' },
    };
    expect(readUploadAnswer(409, json(body))).toEqual({
      kind: 'duplicate',
      existing: { id: 'x', name: 'Old', uploadedAt: '2026-11-01T10:00:00.000Z' },
    });
  });

  it.each([['<html>'], [json({ success: true })], [json(null)]])(
    'is refused when a success carries no id: %s',
    (text) => {
      expect(readUploadAnswer(201, text)).toEqual({
        kind: 'failed',
        error: 'Invalid response format',
      });
    },
  );

  it("shows the server's sentence below the status", () => {
    expect(readUploadAnswer(413, json({ error: 'Files may have 25 MB at most.' }))).toEqual({
      kind: 'failed',
      error: 'Upload failed with status 413',
      reason: 'Files may have 25 MB at most.',
      isFinal: true,
    });
  });

  it('keeps a file whose form was cut off, but none that cannot be decoded', () => {
    const answerOf = (code: string) => readUploadAnswer(422, json({ error: 'No.', code }));
    expect(answerOf('invalid_input')).toMatchObject({ isFinal: false });
    expect(answerOf('image_unreadable')).toMatchObject({ isFinal: true });
  });

  it('shows no sentence for a server fault', () => {
    expect(readUploadAnswer(500, json({ error: 'Something went wrong' }))).toEqual({
      kind: 'failed',
      error: 'Upload failed with status 500',
      reason: undefined,
      isFinal: false,
    });
  });

  it('handles a conflict that is not a duplicate', () => {
    expect(readUploadAnswer(409, 'nonsense').kind).toBe('failed');
  });
});
