import type { Plugin } from 'vite';

/** The module with the class names of a Mantine component, which is in a chunk only with the component. */
const CLASS_NAMES = /@mantine\/(\w+)\/esm\/.*\/?\b(\w+)\.module\.mjs$/;

/**
 * Loads the styles of a Mantine component with its chunk: in the first file only if the first page uses it. They
 * are layered, so that CSS modules win in any order of chunks. The development server bundles packages without
 * plugins; `ui/theme/mantine-styles.ts` loads the whole sheets there.
 */
export function componentStyles(): Plugin {
  return {
    name: 'component-styles',
    apply: 'build',
    transform: {
      filter: { id: CLASS_NAMES },
      handler(code, id) {
        const [, part, component] = CLASS_NAMES.exec(id) ?? [];
        // Packages with one component have one sheet.
        const sheet = part === 'core' ? `styles/${component}` : 'styles';
        return { code: `import '@mantine/${part}/${sheet}.layer.css';\n${code}`, map: null };
      },
    },
  };
}
