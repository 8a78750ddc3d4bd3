import { describe, expect, it } from '@jest/globals';
import { showSnack, snack } from './snack.js';

describe('messages on a page', () => {
  it('stand there once each, the latest last', () => {
    showSnack('The printer did not take it', 'error');
    showSnack('Sale made', 'success');
    showSnack('The printer did not take it', 'error');
    expect(snack.get().list.map(({ message }) => message)).toEqual([
      'Sale made',
      'The printer did not take it',
    ]);
  });
});
