import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string) => readFileSync(join(__dirname, 'public', path));
const manifest = JSON.parse(read('manifest.webmanifest').toString()) as {
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
};
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

describe('the installed application', () => {
  it('starts in the gallery, and has shortcuts to upload and search', () => {
    expect(manifest.start_url).toBe('/gallery');
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Upload', '/upload'],
      ['Search', '/gallery#search'],
    ]);
  });

  it('has icons of the declared sizes, one of them maskable', () => {
    const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(pictures.map(({ src }) => sizeOf(read(src)))).toEqual(
      pictures.map(({ sizes }) => sizes),
    );
    expect(pictures.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    expect(sizeOf(read('icons/apple-touch-icon.png'))).toBe('180x180');
  });
});
