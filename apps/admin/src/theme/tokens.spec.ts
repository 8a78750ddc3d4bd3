import { describe, expect, it } from '@jest/globals';
import { colours, type Colours } from './tokens.js';

const parts = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);

const linear = (part: number): number =>
  part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = parts(colour).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As WCAG 2.1 has it: from 1, for the same colour, to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['page', 'paper', 'raised', 'hover', 'primaryTint', 'neutralTint'] as const;
const written = ['text', 'muted', 'primary', 'success', 'warning', 'error', 'info'] as const;

const tooFaint = (
  scheme: Colours,
  fronts: readonly (keyof Colours)[],
  backs: readonly (keyof Colours)[],
  least: number,
): readonly string[] =>
  fronts.flatMap((front) =>
    backs
      .filter((back) => contrast(scheme[front], scheme[back]) < least)
      .map((back) => `${front} on ${back}`),
  );

describe.each(['light', 'dark'] as const)('the %s colours', (name) => {
  const scheme = colours[name];

  it('can be read on all that they are written on', () => {
    expect(tooFaint(scheme, written, grounds, 4.5)).toEqual([]);
    expect(contrast(scheme.onPrimary, scheme.primaryHover)).toBeGreaterThan(4.5);
  });

  it('show where something is written in', () => {
    expect(tooFaint(scheme, ['field'], ['page', 'paper', 'raised'], 3)).toEqual([]);
    expect(tooFaint(scheme, ['line'], ['paper'], 3)).toEqual(['line on paper']);
  });
});
