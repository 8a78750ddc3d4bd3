import { createTheme, type Theme } from '@mui/material/styles';
import type { Mode } from '../boot/settings.js';
import { muiComponents } from './mui-components.js';
import { colours, font, radii } from './tokens.js';

/** What MUI's parts say by themselves, in the language of the screen. */
export interface PartNames {
  readonly noOptions: string;
  readonly loading: string;
}

/** The MUI theme of one scheme, made of the same tokens as the plain CSS. */
export function muiTheme(mode: Mode, names: PartNames): Theme {
  const c = colours[mode];
  return createTheme({
    palette: {
      mode,
      primary: { main: c.primary, dark: c.primaryHover, contrastText: c.onPrimary },
      secondary: { main: c.primary, dark: c.primaryHover, contrastText: c.onPrimary },
      success: { main: c.success },
      warning: { main: c.warning },
      error: { main: c.error, contrastText: c.paper },
      info: { main: c.info },
      background: { default: c.page, paper: c.paper },
      text: { primary: c.text, secondary: c.muted },
      divider: c.line,
      action: { hover: c.hover, selected: c.primaryTint },
    },
    motion: { reducedMotion: 'system' },
    shape: { borderRadius: radii.medium },
    typography: {
      fontFamily: font.family,
      fontSize: 14,
      fontWeightMedium: font.medium,
      fontWeightBold: font.strong,
      h1: { fontSize: '1.25rem', fontWeight: font.heavy, letterSpacing: '-0.02em' },
      h2: { fontSize: '1.0625rem', fontWeight: font.strong, letterSpacing: '-0.01em' },
      h6: { fontSize: '1.0625rem', fontWeight: font.strong, letterSpacing: '-0.01em' },
      body2: { fontSize: '0.875rem' },
      button: { fontWeight: font.strong, textTransform: 'none', letterSpacing: 0 },
    },
    components: {
      ...muiComponents(c),
      MuiAutocomplete: {
        defaultProps: { noOptionsText: names.noOptions, loadingText: names.loading },
      },
    },
  });
}
