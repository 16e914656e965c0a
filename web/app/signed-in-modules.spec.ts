import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from './paths';
import { signedInModules } from './signed-in-modules';

const router = readFileSync(join(__dirname, 'router.tsx'), 'utf8');

/** What the router says: the address of each screen of people, and the module that its page comes from. */
function routed(): Record<string, string> {
  const imported = router.matchAll(/const (\w+) = lazyPage\(\(\) => import\('\.\.\/([^']+)'\)\)/g);
  const modules = new Map([...imported].map(([, name, module]) => [name, `${module}.tsx`]));
  const [, list = ''] = /const signedInPages = \[([^\]]*)\]/.exec(router) ?? [];
  const pages = [...list.matchAll(/path: paths\.(\w+), Page: (\w+)/g)];
  return Object.fromEntries(
    pages.map(([, path, page]) => [paths[path as keyof typeof paths], modules.get(page) ?? '']),
  );
}

it('names every screen of signed-in people with the module that the router shows', () => {
  expect(Object.keys(routed()).length).toBeGreaterThan(10);
  expect(signedInModules).toEqual(routed());
});
