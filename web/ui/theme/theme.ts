import { type CSSVariablesResolver, createTheme } from '@mantine/core';

/** A control is pointed at for this long before its tooltip opens. */
export const TOOLTIP_DELAY_MS = 400;

/** Mantine's greys and reds fail the contrast rules. */
const colors = {
  accent: [
    '#eef2ff',
    '#e0e7ff',
    '#c7d2fe',
    '#a5b4fc',
    '#818cf8',
    '#6366f1',
    '#4f46e5',
    '#4338ca',
    '#3730a3',
    '#312e81',
  ],
  gray: [
    '#fafafa',
    '#f4f4f5',
    '#e4e4e7',
    '#d4d4d8',
    '#8a8a94',
    '#71717a',
    '#52525b',
    '#3f3f46',
    '#27272a',
    '#18181b',
  ],
  dark: [
    '#fafafa',
    '#d4d4d8',
    '#a1a1aa',
    '#8a8a94',
    '#3f3f46',
    '#27272a',
    '#18181b',
    '#0b0b0f',
    '#09090b',
    '#050507',
  ],
  red: [
    '#fef2f2',
    '#fee2e2',
    '#fecaca',
    '#fca5a5',
    '#f87171',
    '#ef4444',
    '#dc2626',
    '#b91c1c',
    '#991b1b',
    '#7f1d1d',
  ],
} as const;

/** A control's border needs a contrast of 3:1; Mantine gives its `default` variant the decorative line. */
const borderOf =
  (name: string) =>
  (_theme: unknown, { variant }: { variant?: string }) => ({
    root: variant === 'default' ? { [name]: '1px solid var(--control-line)' } : {},
  });

const dialog = { radius: 'lg', centered: true, transitionProps: { duration: 180 } } as const;

export const theme = createTheme({
  colors,
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 6 },
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: 'var(--font)', fontWeight: '600' },
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '20px', md: '20px', lg: '24px', xl: '28px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '999px' },
  defaultRadius: 'sm',
  breakpoints: { xs: '480px', sm: '768px', md: '1024px', lg: '1440px', xl: '1600px' },
  shadows: { md: 'var(--shadow-layer)', lg: 'var(--shadow-layer)', xl: 'var(--shadow-layer)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  // Plain objects: `Menu.extend` and its like would add every component to the first chunk.
  components: {
    ActionIcon: { vars: borderOf('--ai-bd') },
    Button: { vars: borderOf('--button-bd') },
    Menu: {
      defaultProps: {
        shadow: 'md',
        radius: 'md',
        transitionProps: { duration: 120 },
        // The placeholder is an invalid child of a menu; the first entry takes the focus instead.
        withInitialFocusPlaceholder: false,
      },
    },
    Notification: { defaultProps: { withBorder: true } },
    Popover: { defaultProps: { shadow: 'md', radius: 'md', transitionProps: { duration: 120 } } },
    Modal: { defaultProps: { ...dialog, closeButtonProps: { 'aria-label': 'Close' } } },
    ModalRoot: { defaultProps: dialog },
    Tooltip: { defaultProps: { openDelay: TOOLTIP_DELAY_MS } },
  },
});

/** Maps Mantine's colours to the tokens, which follow the colour scheme. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const scheme = {
    '--mantine-color-body': 'var(--bg)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-bright': 'var(--text)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--muted)',
    '--mantine-color-anchor': 'var(--accent-text)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--subtle)',
    '--mantine-color-default-color': 'var(--text)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-disabled': 'var(--subtle)',
    '--mantine-color-disabled-color': 'var(--muted)',
    '--mantine-color-accent-light': 'var(--accent-subtle)',
    '--mantine-color-accent-light-color': 'var(--accent-text)',
    '--mantine-color-accent-text': 'var(--accent-text)',
    '--mantine-color-accent-outline': 'var(--accent-text)',
  };
  return { variables: {}, light: scheme, dark: scheme };
};
