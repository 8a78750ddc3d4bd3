import { describe, expect, it } from '@jest/globals';
import { KeyboardWedge, signOf } from './keyboard-wedge.js';

function pressAll(wedge: KeyboardWedge, text: string, everyMs: number, from = 0) {
  const keys = [...Array.from(text), 'Enter'];
  return keys.map((key, index) => wedge.press({ key, at: from + index * everyMs })).at(-1);
}

describe('a keyboard wedge', () => {
  it('reads what a scanner types', () => {
    expect(pressAll(new KeyboardWedge(), '5601234567890', 8)).toBe('5601234567890');
  });

  it('reads codes with separators, and those that end with Tab', () => {
    const wedge = new KeyboardWedge();
    const keys = [...Array.from('10AB]17'), 'Tab'];
    const read = keys.map((key, at) =>
      wedge.press({ key: signOf({ key, ctrlKey: key === ']' }), at: at * 5 }),
    );
    expect(read.at(-1)).toBe('10AB\u001d17');
    expect(signOf({ key: ']', ctrlKey: false })).toBe(']');
  });

  it('is not taken in by somebody who types', () => {
    expect(pressAll(new KeyboardWedge(), '5601234567890', 90)).toBeUndefined();
    expect(pressAll(new KeyboardWedge(), '12', 8)).toBeUndefined();
  });

  it('reads one code after the other, also over what was typed before', () => {
    const wedge = new KeyboardWedge();
    wedge.press({ key: '3', at: 0 });
    expect(pressAll(wedge, '2112345015002', 5, 500)).toBe('2112345015002');
    expect(pressAll(wedge, '5601234567890', 5, 900)).toBe('5601234567890');
  });

  it('is not taken in by a key that is held down', () => {
    const wedge = new KeyboardWedge();
    for (let at = 0; at < 300; at += 30) wedge.press({ key: '0', at, repeat: at > 0 });
    expect(wedge.press({ key: 'Enter', at: 310 })).toBeUndefined();
  });

  it('says where a code may begin', () => {
    const wedge = new KeyboardWedge();
    wedge.press({ key: '5', at: 0 });
    expect(wedge.isBeginning).toBe(true);
    wedge.press({ key: '6', at: 8 });
    expect(wedge.isBeginning).toBe(false);
    wedge.press({ key: '7', at: 500 });
    expect(wedge.isBeginning).toBe(true);
    // Before a capital.
    wedge.press({ key: 'Shift', at: 504 });
    expect(wedge.isBeginning).toBe(false);
  });
});
