import { fileNameStamp, isImageFile, localTimestamp } from './image-files';

describe('the file types', () => {
  it.each([
    ['shot.png', 'image/png', true],
    ['photo.HEIC', '', true],
    ['scan.tif', '', true],
    ['drawing.svg', 'image/svg+xml', true],
    ['drawing.svg', '', false],
    ['notes.txt', 'text/plain', false],
    ['picture.png', 'text/plain', false],
    ['archive', '', false],
  ])('%s of type "%s": %s', (name, type, expected) => {
    expect(isImageFile({ name, type })).toBe(expected);
  });
});

describe('the time of a file', () => {
  const instant = Date.UTC(2026, 10, 20, 22, 30, 0);

  it('carries the offset east of Greenwich', () => {
    expect(localTimestamp(instant, () => 60)).toBe('2026-11-20T23:30:00+01:00');
  });

  it('carries the offset west of Greenwich and half hours', () => {
    expect(localTimestamp(instant, () => -210)).toBe('2026-11-20T19:00:00-03:30');
  });

  it('names a pasted image without characters that file systems refuse', () => {
    expect(fileNameStamp(instant)).toMatch(/^2026-11-2\d \d\d\.\d\d\.00$/);
  });
});
