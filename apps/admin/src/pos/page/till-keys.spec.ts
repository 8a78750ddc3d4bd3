import { describe, expect, it } from '@jest/globals';
import { actionOf, isText, keyOf, tillKeys } from './till-keys.js';

/** What browsers and systems keep for themselves, or what whoever presses it means otherwise. */
const reserved = [
  ...['Ctrl+W', 'Ctrl+N', 'Ctrl+T', 'Ctrl+R', 'Ctrl+L', 'Ctrl+P', 'Ctrl+S', 'Ctrl+F', 'Ctrl+Q'],
  ...['F5', 'Ctrl+F5', 'F11', 'F12', 'Alt+F4', 'Ctrl+F4', 'Shift+F10', 'Ctrl+Tab', 'Alt+D'],
];

describe('a key of the till', () => {
  it('does one thing', () => {
    const keys = tillKeys.flatMap((each): readonly string[] => each.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is none that the browser needs', () => {
    const keys = tillKeys.flatMap((each): readonly string[] => each.keys);
    expect(keys.filter((key) => reserved.includes(key))).toEqual([]);
  });

  it('is known by its keystroke, and named on its button', () => {
    expect(actionOf('Shift+F6')).toBe('total');
    expect(actionOf('?')).toBe('sheet');
    expect(actionOf('A')).toBeUndefined();
    expect(keyOf('pay')).toBe('F9');
  });

  it('is text in a field where it writes or moves there', () => {
    expect(['?', '+', 'Delete', 'ArrowUp', 'Escape'].every(isText)).toBe(true);
    expect(['F4', 'Shift+F6', 'Ctrl+F8'].some(isText)).toBe(false);
  });
});
