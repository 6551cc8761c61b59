// Colors, type and sizes.
import { type CSSVariablesResolver, createTheme } from '@mantine/core';

const letters = '"IBM Plex Sans", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

export const theme = createTheme({
  primaryColor: 'teal',
  // Dark enough for white text on it: 4.5 to 1, in both schemes.
  primaryShade: 9,
  autoContrast: true,
  fontFamily: letters,
  fontFamilyMonospace: '"IBM Plex Mono", ui-monospace, Menlo, Consolas, monospace',
  headings: {
    fontFamily: letters,
    fontWeight: '650',
    sizes: { h2: { fontSize: '1.4rem' }, h4: { fontSize: '0.95rem' }, h5: { fontSize: '0.875rem' } },
  },
  fontSizes: { xs: '0.75rem', sm: '0.84rem', md: '0.9rem' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/**
 * The text of badges and light buttons, dark enough for their backgrounds: Mantine's own has less
 * than 4.5 to 1.
 */
const textOnLight = {
  orange: '#8a3200',
  red: '#a51111',
  green: '#1e5c2b',
  blue: '#134a86',
  gray: '#343a40',
  teal: '#05513c',
};

export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...Object.fromEntries(
      Object.entries(textOnLight).map(([color, text]) => [`--mantine-color-${color}-light-color`, text]),
    ),
    // 4.5 to 1 on a chosen row too.
    '--mantine-color-anchor': '#06694b',
    '--mantine-color-dimmed': '#545b64',
  },
  dark: {
    '--mantine-color-anchor': '#63e6be',
    '--mantine-color-dimmed': '#a9b1bb',
    '--mantine-color-body': '#1b1f24',
  },
});
