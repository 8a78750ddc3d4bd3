import type { KeptOfLine } from './state.js';

/** The fields that a line carries along, with one changed; an empty value removes it. */
export function withPart(kept: KeptOfLine, part: keyof KeptOfLine, text: string): KeptOfLine {
  const others = Object.fromEntries(Object.entries(kept).filter(([name]) => name !== part));
  return text === '' ? others : { ...others, [part]: text };
}
