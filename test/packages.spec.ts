import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

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

  it('come from no address that the lock file would name', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });
});
