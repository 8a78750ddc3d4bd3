import { describe, expect, it } from '@jest/globals';
import { linkOf, parsePreferences, parseUnread, queryOf } from './read-notifications.js';

describe('notifications on screen', () => {
  it('lead to what they tell of', () => {
    const params = { documentId: 'FT_2026.1', record: 'document' };
    expect(linkOf({ kind: 'documentSent', params })).toBe('/commercial/document/FT/FT_2026.1');
    expect(linkOf({ kind: 'documentSent', params: { ...params, record: 'payment' } })).toBe(
      '/commercial/payment/clients/FT_2026.1',
    );
    expect(linkOf({ kind: 'stockBelowMinimum', params: {} })).toBe('/commercial/reorder');
  });

  it('are asked for the newest first', () => {
    expect(queryOf(true, 'jobFailed', 25)).toBe(
      'filter=%7B%22isRead%22%3Afalse%2C%22kind%22%3A%22jobFailed%22%7D&sort=raisedAt%3Adesc&perPage=25',
    );
  });

  it('are none in an answer of another shape', () => {
    expect(parseUnread('<html>')).toBe(0);
    expect(parsePreferences({ off: ['jobFailed', 'moonRises'] })).toEqual({
      off: ['jobFailed'],
      mailed: [],
    });
  });
});
