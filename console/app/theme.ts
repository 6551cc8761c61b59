// Colors, type and sizes.
import { type CSSVariablesResolver, createTheme } from '@mantine/core';

const system = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

export const theme = createTheme({
  primaryColor: 'teal',
  // Dark enough for white text on it: 4.5 to 1, in both schemes.
  primaryShade: 9,
  autoContrast: true,
  fontFamily: system,
  headings: { fontFamily: system, fontWeight: '650' },
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
    '--mantine-color-dimmed': '#495057',
  },
  dark: {
    '--mantine-color-anchor': '#63e6be',
    '--mantine-color-dimmed': '#b4bac2',
  },
});
