import { precacheList } from './precache-list';

const index =
  '<script src="/theme.js"></script><script type="module" src="/assets/app.js"></script>';
const files: Record<string, string> = { 'index.html': index, 'theme.js': 'a', 'favicon.svg': 'b' };
const read = (file: string) => Buffer.from(files[file] ?? '');
const manifest = {
  '_app.js': {
    file: 'assets/app.js',
    css: ['assets/app.css'],
    dynamicImports: ['routes/gallery.tsx', 'app/public-pages.tsx', 'routes/landing.tsx'],
  },
  'routes/gallery.tsx': { file: 'assets/gallery.js', dynamicImports: ['viewer.tsx'] },
  'viewer.tsx': { file: 'assets/viewer.js', imports: ['_app.js'] },
  'app/public-pages.tsx': { file: 'assets/public.js' },
  'routes/landing.tsx': { file: 'assets/landing.js' },
};

describe('the files cached for use without a connection', () => {
  const list = precacheList(manifest, read);
  const urls = list.map(({ url }) => url);

  it('are the shell and everything that signed-in pages load later', () => {
    expect(urls).toEqual(
      expect.arrayContaining([
        '/index.html',
        '/theme.js',
        '/assets/app.js',
        '/assets/app.css',
        '/assets/gallery.js',
        '/assets/viewer.js',
      ]),
    );
  });

  it('do not include pages for visitors', () => {
    expect(urls.join()).not.toMatch(/public|landing/);
  });

  it('change their revision with the content if the name stays', () => {
    const changed = precacheList(manifest, (file) =>
      file === 'theme.js' ? Buffer.from('changed') : read(file),
    );
    const differing = list.filter((entry, at) => entry.revision !== changed[at]?.revision);
    expect(differing.map(({ url }) => url)).toEqual(['/theme.js']);
  });
});
