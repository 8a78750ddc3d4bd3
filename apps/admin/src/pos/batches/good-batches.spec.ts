import { describe, expect, it } from '@jest/globals';
import { leftIn, outlookOf } from './good-batches.js';

const today = '2026-03-02';
const old = { id: 'B1', name: 'L251221', expiresOn: '2026-03-01', quantity: '4' };
const last = { id: 'B2', name: 'L251222', expiresOn: today, quantity: '6' };
const endless = { id: 'B3', name: 'L251223', quantity: '6' };

describe('an article that is kept in batches', () => {
  it('is sold while one of them is good, on its last day too', () => {
    expect(outlookOf([old, last], today, false)).toBe('good');
    expect(outlookOf([old, endless], today, false)).toBe('good');
  });

  it('is not sold once all have expired', () => {
    expect(outlookOf([old], today, false)).toBe('refused');
  });

  it('is sold with a word about the one that leaves first, where the company sells expired ones', () => {
    expect(outlookOf([old, last], today, true)).toBe('warned');
    expect(outlookOf([last, old], today, true)).toBe('good');
  });

  it('is sold where nothing of it is known: the books decide', () => {
    expect(outlookOf(undefined, today, false)).toBe('good');
  });

  it('is known to be gone where no batch has any of it', () => {
    expect(outlookOf([], today, false)).toBe('gone');
    expect(outlookOf([], today, true)).toBe('gone');
  });

  it('has as much as its good batches have, or all of them where expired ones are sold', () => {
    expect(leftIn([old, last, endless], today, false)).toBe('12');
    expect(leftIn([old, last, endless], today, true)).toBe('16');
    expect(leftIn([], today, false)).toBe('0');
  });
});
