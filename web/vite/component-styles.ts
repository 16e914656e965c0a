import type { Plugin } from 'vite';

/** A Mantine component names its classes in a module of its own, which is in a chunk only where the component is. */
const CLASS_NAMES = /@mantine\/(\w+)\/esm\/.*\/?\b(\w+)\.module\.mjs$/;

/**
 * The styles of a Mantine component travel with it: in the first file only if the first page shows it, and never
 * forgotten. Layered, so that our modules win over them whatever the order of the chunks.
 * The development server bundles packages out of a plugin's sight; `ui/mantine-styles.ts` has the whole sheets there.
 */
export function componentStyles(): Plugin {
  return {
    name: 'component-styles',
    apply: 'build',
    transform: {
      filter: { id: CLASS_NAMES },
      handler(code, id) {
        const [, part, component] = CLASS_NAMES.exec(id) ?? [];
        // The packages with one component have one sheet.
        const sheet = part === 'core' ? `styles/${component}` : 'styles';
        return { code: `import '@mantine/${part}/${sheet}.layer.css';\n${code}`, map: null };
      },
    },
  };
}
