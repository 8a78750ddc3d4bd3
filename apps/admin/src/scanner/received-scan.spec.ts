import { describe, expect, it } from '@jest/globals';
import { ScanReceiver } from './received-scan.js';

describe('what a scanner sends', () => {
  const type = (receiver: ScanReceiver, keys: readonly string[], everyMs: number) =>
    keys.map((key, at) => receiver.press({ key, at: at * everyMs })).at(-1);

  it('is reported with its pace and the key that ends it', () => {
    const receiver = new ScanReceiver();
    expect(type(receiver, [...Array.from('AB12'), 'Enter'], 60)).toEqual({
      text: 'AB12',
      end: 'Enter',
      paceMs: 60,
    });
    expect(type(receiver, [...Array.from('AB12'), 'Tab'], 5)?.end).toBe('Tab');
    expect(receiver.press({ key: 'Enter', at: 9 })).toBeUndefined();
  });

  it('has the separator of GS1, and ends with silence where no key ends it', () => {
    const receiver = new ScanReceiver();
    receiver.press({ key: '1', at: 0 });
    receiver.press({ key: 'Control', at: 1, isControl: true });
    receiver.press({ key: ']', at: 2, isControl: true });
    receiver.press({ key: 'c', at: 3, isControl: true });
    receiver.press({ key: '2', at: 4 });
    expect(receiver.end()).toEqual({ text: '1\u001d2', end: undefined, paceMs: 2 });
    expect(receiver.end()).toBeUndefined();
  });
});
