import type { Plugin } from 'vite';
import { tokensCss } from './src/theme/tokens-css.js';

const ID = 'virtual:tokens.css';

/** Serves the design tokens as a stylesheet, so that plain CSS and MUI read the same values. */
export function themeCss(): Plugin {
  return {
    name: 'balcao-theme-css',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? tokensCss() : undefined),
  };
}
