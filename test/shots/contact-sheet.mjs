// One page with all pictures side by side.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMES, SIZES } from './camera.mjs';

const STYLE = `
  body { margin: 24px; font: 14px/20px system-ui, sans-serif; color-scheme: light dark; }
  section { margin-bottom: 32px; }
  div { display: flex; align-items: flex-start; gap: 12px; overflow-x: auto; }
  img { height: 420px; max-width: none; border: 1px solid #8888; border-radius: 6px; }
`;

const picture = (file) =>
  `<a href="${file}"><img loading="lazy" src="${file}" alt="${file.replace('.png', '')}"></a>`;

/** Writes index.html for the pictures in the folder; pictures of earlier runs stay in it. */
export function writeContactSheet(folder, scenes) {
  const files = new Set(readdirSync(folder));
  const sections = scenes.map(({ name }) => {
    const own = Object.keys(SIZES)
      .flatMap((size) => SCHEMES.map((scheme) => `${name}-${size}-${scheme}.png`))
      .filter((file) => files.has(file));
    return own.length === 0
      ? ''
      : `<section><h2>${name}</h2><div>${own.map(picture).join('')}</div></section>`;
  });
  const html = `<!doctype html><meta charset="utf-8"><title>Shotvault, every screen</title><style>${STYLE}</style>${sections.join('\n')}`;
  writeFileSync(join(folder, 'index.html'), html);
}
