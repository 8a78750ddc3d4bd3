import { describe, expect, it } from '@jest/globals';
import { nameIn } from './export-file.js';

describe('the name of a file that the server writes', () => {
  it('is the one in the language', () => {
    const header = `attachment; filename="payments.csv"; filename*=UTF-8''Pagamentos%20%C3%A0.csv`;
    expect(nameIn(header)).toBe('Pagamentos à.csv');
    expect(nameIn('attachment; filename="payments.csv"')).toBe('payments.csv');
  });

  it('is left to the caller where it cannot be read', () => {
    expect(nameIn(null)).toBeUndefined();
    expect(nameIn(`attachment; filename*=UTF-8''%E0%A4%A`)).toBeUndefined();
  });
});
