import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../shared/paths';
import { signedInModules } from './signed-in-modules';

const router = readFileSync(join(__dirname, 'router.tsx'), 'utf8');

/** The router's own table: the address of each signed-in page and the module of the page. */
function routed(): Record<string, string> {
  const imported = router.matchAll(/const (\w+) = lazyPage\(\(\) => import\('\.\.\/([^']+)'\)\)/g);
  const modules = new Map([...imported].map(([, name, module]) => [name, `${module}.tsx`]));
  const [, list = ''] = /const signedInPages = \[([^\]]*)\]/.exec(router) ?? [];
  const pages = [...list.matchAll(/path: paths\.(\w+), Page: (\w+)/g)];
  return Object.fromEntries(
    pages.map(([, path, page]) => [paths[path as keyof typeof paths], modules.get(page) ?? '']),
  );
}

it('lists every signed-in page with the module that the router shows', () => {
  expect(Object.keys(routed()).length).toBeGreaterThan(10);
  expect(signedInModules).toEqual(routed());
});
