import { describe, expect, it } from '@jest/globals';
import { showSnack, snack } from './snack.js';

describe('messages on a page', () => {
  it('stand there once each, the latest last', () => {
    showSnack('The printer did not respond', 'error');
    showSnack('Sale completed', 'success');
    showSnack('The printer did not respond', 'error');
    expect(snack.get().list.map(({ message }) => message)).toEqual([
      'Sale completed',
      'The printer did not respond',
    ]);
  });
});
