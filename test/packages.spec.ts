import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { weaknessesIn } from '../scripts/lib/weaknesses.mjs';

const ROOT = resolve(__dirname, '..');
const read = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as Manifest;

interface Manifest {
  allowScripts: Record<string, boolean>;
  packages: Record<string, { hasInstallScript?: boolean; resolved?: string }>;
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);

describe('packages', () => {
  const { allowScripts } = read('package.json');
  const { packages } = read('package-lock.json');

  it('run no install script that is not listed, and none is allowed', () => {
    const withScript = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => nameOf(path));
    expect(withScript.length).toBeGreaterThan(5);
    expect(withScript.filter((name) => allowScripts[name] !== false)).toEqual([]);
  });

  // Older versions of npm do not know the list.
  it('are installed without any script, also by an npm that knows no list', () => {
    expect(readFileSync(join(ROOT, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true');
  });

  it('come from no address that the lock file would name', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });
});

describe('known weaknesses', () => {
  const leak = { name: 'a', severity: 'low', range: '<2', via: [{ title: 'A leak' }] };
  const hole = { name: 'b', severity: 'critical', range: '*', via: ['a'] };

  it('are told, the worst first', () => {
    const answer = JSON.stringify({ vulnerabilities: { a: leak, b: hole } });
    expect(weaknessesIn(answer)).toEqual(['b *: critical, by way of a', 'a <2: low, A leak']);
    expect(weaknessesIn('{"vulnerabilities":{}}')).toEqual([]);
  });

  it.each(['', '{"message":"405 Method Not Allowed"}'])(
    'are unknown after the answer %j',
    (text) => {
      expect(weaknessesIn(text)).toBeNull();
    },
  );
});
