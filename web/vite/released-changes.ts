import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** `CHANGELOG.md?raw` without what is not released: the page does not show it, so nobody has to load it. */
export function releasedChanges(): Plugin {
  return {
    name: 'released-changes',
    enforce: 'pre',
    load: {
      filter: { id: /CHANGELOG\.md\?raw$/ },
      async handler(id) {
        const file = id.replace('?raw', '');
        this.addWatchFile(file);
        const text = (await readFile(file, 'utf8')).replace(/\r\n/g, '\n');
        const released = text.slice(text.search(/^## \[\d/m));
        return { code: `export default ${JSON.stringify(released)};`, map: null };
      },
    },
  };
}
