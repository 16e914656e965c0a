import type { TestApp } from '../support/app';
import { useApp } from '../support/use-app';

let app: TestApp;

useApp(
  (started) => {
    app = started;
  },
  { once: true },
);

const get = (path: string) => fetch(app.base + path);

it('loads all its files from this server, without inline script', async () => {
  const page = await get('/api/docs');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await page.text();
  expect(html).not.toMatch(/<script(?![^>]*src=)/);
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
  expect(files).toContain('/api/docs/swagger-ui-bundle.js');
  for (const path of files.filter((file) => file.startsWith('/api/'))) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

it.each(['package.json', 'index.html', 'swagger-ui.js', 'nothing', '..%2f..%2fpackage.json'])(
  'serves no other file of that folder: %s',
  async (file) => {
    const answer = await get(`/api/docs/${file}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
  },
);
