import type { KeptOfLine } from './state.js';

/** What a line brings with another part; an empty one is none. */
export function withPart(kept: KeptOfLine, part: keyof KeptOfLine, text: string): KeptOfLine {
  const others = Object.fromEntries(Object.entries(kept).filter(([name]) => name !== part));
  return text === '' ? others : { ...others, [part]: text };
}
