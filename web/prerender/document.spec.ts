import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentOf, shellOf, stepOf } from './document';

const index = readFileSync(join(__dirname, '../index.html'), 'utf8');
const page = {
  path: '/about',
  title: 'Tom & "Jo" <b> · Shotvault',
  description: "It's $& a <test>",
  body: '<main><h1>About</h1></main>',
  styles: ['/assets/about.css'],
  scripts: ['/assets/about.js'],
};
const html = documentOf(index, page);

describe('the document of a public page', () => {
  it('has its own head, with escaped texts', () => {
    expect(html).toContain('<title>Tom &amp; &quot;Jo&quot; &lt;b&gt; · Shotvault</title>');
    expect(html).toContain('<meta name="description" content="It&#39;s $&amp; a &lt;test&gt;">');
    expect(html).toContain('<link rel="canonical" href="__PUBLIC_URL__/about">');
    expect(html).toContain('<meta property="og:url" content="__PUBLIC_URL__/about">');
    expect(html).toContain('<meta property="og:image" content="__PUBLIC_URL__/preview.png">');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
  });

  it('may be indexed, and has content without scripts', () => {
    expect(index).toContain('noindex');
    expect(html).not.toContain('noindex');
    expect(html).not.toContain('<noscript>');
    expect(html).toContain('<div id="root"><main><h1>About</h1></main></div>');
  });

  it('preloads its files, and has no inline script', () => {
    expect(html).toContain('<link rel="stylesheet" crossorigin="" href="/assets/about.css">');
    expect(html).toContain('<link rel="modulepreload" crossorigin="" href="/assets/about.js">');
    expect(html).not.toMatch(/<script(?![^>]* src=)/);
  });

  it('is not made from an index of another form', () => {
    expect(() => documentOf(index.replace('id="root"', 'id="app"'), page)).toThrow(/exactly one/);
  });

  it('has a picture of the announced size', () => {
    const picture = readFileSync(join(__dirname, '../public/preview.png'));
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(100_000);
  });
});

it('makes the page of a step that needs JavaScript and is not indexed', () => {
  const step = stepOf(index, { ...page, path: '/auth/callback', title: 'Completing <b>' });
  expect(step).toContain('<title>Completing &lt;b&gt;</title>');
  expect(step).toContain('<meta property="og:url" content="__PUBLIC_URL__/auth/callback">');
  expect(step.match(/name="description"/g)).toHaveLength(1);
  expect(step).toContain('noindex');
  expect(step).toContain('<div id="root"></div>');
  expect(step).toContain('<noscript><h1>Completing &lt;b&gt;</h1>__SITE_NAME__ needs JavaScript.');
  const invite = stepOf(index, { ...page, path: '/invite/:token' });
  expect(invite).toContain('og:title');
  expect(invite).not.toContain(':token');
});

it('adds preloads of a page, and keeps the rest of the index', () => {
  const shell = shellOf(index, { styles: ['/assets/a.css'], scripts: ['/assets/a.js'] });
  expect(shell).toContain('<link rel="stylesheet" crossorigin="" href="/assets/a.css">');
  expect(shell).toContain('<link rel="modulepreload" crossorigin="" href="/assets/a.js">');
  expect(shell).toContain('<html data-has-session lang="en">');
  expect(shell).toContain('noindex');
  expect(shell).toContain('<div id="root"></div>');
});
