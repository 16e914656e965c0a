import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sampleQueries, samples, searchSamples } from './samples.model';

describe('the samples of the landing page', () => {
  it('are all bundled', () => {
    const folder = join(__dirname, '../../public/samples');
    const missing = samples.filter(({ file }) => !existsSync(join(folder, `${file}.webp`)));
    expect(missing).toEqual([]);
  });

  it.each([...sampleQueries])('match the suggested search %s', (word) => {
    expect(searchSamples(word).some((hit) => hit.isMatch)).toBe(true);
  });

  it('all match an empty search', () => {
    expect(searchSamples('').every((hit) => hit.isMatch && hit.quote === null)).toBe(true);
  });

  it('quote the words around a match, in the case of the image', () => {
    const hit = searchSamples('etimedout').find((found) => found.isMatch);
    expect(hit?.quote?.[1]).toBe('ETIMEDOUT');
    expect(hit?.quote?.join('')).toContain('ETIMEDOUT waiting for job 6f2a');
  });
});
