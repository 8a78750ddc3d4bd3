import { describe, expect, it } from '@jest/globals';
import { remembered } from './remembered.js';

describe('a function whose answers are remembered', () => {
  it('is asked once for each text, and answers as before', () => {
    const asked: string[] = [];
    const shout = remembered((text) => {
      asked.push(text);
      return text.toUpperCase();
    }, 10);
    expect(['bread', 'rice', 'bread', ''].map(shout)).toEqual(['BREAD', 'RICE', 'BREAD', '']);
    expect(shout('')).toBe('');
    expect(asked).toEqual(['bread', 'rice', '']);
  });

  it('remembers no more texts than it may, and is right beyond them', () => {
    let asked = 0;
    const shout = remembered((text) => {
      asked += 1;
      return text.toUpperCase();
    }, 2);
    expect(['a', 'b', 'c', 'c', 'a'].map(shout)).toEqual(['A', 'B', 'C', 'C', 'A']);
    expect(asked).toBe(4);
  });
});
