import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadMessages, speak } from '../i18n/messages.js';
import { messageOf } from './say-problem.js';

describe('what failed', () => {
  beforeAll(async () => {
    await loadMessages('en');
    speak('en');
  });

  it.each([
    'Failed to fetch dynamically imported module: https://balcao.example/print-sale.js',
    'error loading dynamically imported module: https://balcao.example/print-sale.js',
    'Importing a module script failed.',
  ])('is said in words where a part was not fetched: %s', (message) => {
    expect(messageOf(new TypeError(message))).toMatch(/Check the connection/);
  });

  it('is no sentence of the browser', () => {
    expect(messageOf(new TypeError('x is undefined'))).toBe('Failed to process request');
    expect(messageOf(undefined)).toBe('Failed to process request');
  });

  it('is what the server has answered', () => {
    expect(messageOf(new Error('The shift is closed.'))).toBe('The shift is closed.');
  });
});
