import { describe, expect, it } from '@jest/globals';
import { isPlain, keystrokeOf, writtenKeys, type Pressed } from './keystroke.js';

const press = (pressed: Partial<Pressed>): string =>
  keystrokeOf({
    key: '',
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...pressed,
  });

describe('a keystroke', () => {
  it('is written with its modifiers, always in one order', () => {
    expect(press({ key: 'k', ctrlKey: true })).toBe('Ctrl+K');
    expect(press({ key: 'k', metaKey: true })).toBe('Ctrl+K');
    expect(press({ key: 'ArrowLeft', altKey: true })).toBe('Alt+ArrowLeft');
    expect(press({ key: 'Enter', ctrlKey: true, shiftKey: true })).toBe('Ctrl+Shift+Enter');
  });

  it('leaves out the Shift that a character took already', () => {
    expect(press({ key: '?', shiftKey: true })).toBe('?');
    expect(press({ key: 'F2', shiftKey: true })).toBe('Shift+F2');
  });

  it('is the key on the keyboard where Alt writes another character', () => {
    expect(press({ key: '˜', code: 'KeyN', altKey: true })).toBe('Alt+N');
    expect(press({ key: '¡', code: 'Digit1', altKey: true })).toBe('Alt+1');
  });

  it('is text in a field when it has neither Ctrl nor Alt', () => {
    expect(['N', '?', 'Shift+F2'].map(isPlain)).toEqual([true, true, true]);
    expect(['Ctrl+S', 'Alt+N'].map(isPlain)).toEqual([false, false]);
  });

  it('is shown as the keyboard has it', () => {
    expect(['Control+Enter', 'Alt+ArrowUp', 'N'].map(writtenKeys)).toEqual([
      'Ctrl+Enter',
      'Alt+↑',
      'N',
    ]);
  });
});
