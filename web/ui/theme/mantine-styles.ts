// The base styles of Mantine; each component brings its own (`vite/component-styles.ts`).
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';

if (import.meta.env.DEV) {
  void import('@mantine/core/styles.layer.css');
  void import('@mantine/notifications/styles.layer.css');
}
