import { describe, expect, it } from '@jest/globals';
import { notificationSentence } from './notification-sentence.js';

describe('the sentence of a notification', () => {
  it('names what it is about, amounts as the language writes them', () => {
    const params = { count: 3, totalMinor: 1_234_550 };
    expect(notificationSentence('pt', 'invoicesOverdue', params)).toBe(
      'Facturas vencidas: 3, total 12\u202f345,50',
    );
  });

  it('is the kind itself where this version does not know it', () => {
    expect(notificationSentence('en', 'moonRises', {})).toBe('moonRises');
  });

  it('leaves a parameter that is missing as it is', () => {
    expect(notificationSentence('en', 'documentSent', { reference: 'FT 2026/1' })).toBe(
      'FT 2026/1 was sent to %{to}',
    );
  });
});
