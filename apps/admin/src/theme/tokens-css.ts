import { colours, font, radii, sizes, type Colours } from './tokens.js';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

const declarations = (scheme: Colours): string =>
  Object.entries(scheme)
    .map(([name, value]) => `--${kebab(name)}: ${String(value)};`)
    .join(' ');

/** The tokens as CSS custom properties, for both schemes. */
export function tokensCss(): string {
  const fixed = [
    `--font: ${font.family};`,
    ...Object.entries(radii).map(([name, value]) => `--radius-${name}: ${value}px;`),
    ...Object.entries(sizes).map(([name, value]) => `--size-${name}: ${value}px;`),
    `--weight-medium: ${font.medium}; --weight-strong: ${font.strong}; --weight-heavy: ${font.heavy};`,
  ].join(' ');
  return [
    `:root { ${fixed} ${declarations(colours.light)} }`,
    `:root[data-theme='dark'] { ${declarations(colours.dark)} }`,
  ].join('\n');
}
