import { describe, expect, it } from '@jest/globals';
import type { ReceiptConsent } from '../parties/index.js';
import { Trading, aShopWithTill } from '../testing/index.js';
import { laneHash } from './index.js';

const at = '2026-03-02T06:00:00.000Z';
const till = { cashRegisterId: 'till1', deviceId: 'tablet_01' } as const;

/** A till whose only entries are consents. */
function aTill() {
  const shop = new Trading(aShopWithTill());
  shop.run({ type: 'TakeTill', ...till, device: 'Balcão 1' });
  let [sequence, previous] = [0, ''];
  const keep = (said: ReceiptConsent) => {
    sequence += 1;
    const unchained = { kind: 'consent', said, id: `entry${sequence}`, sequence, at, previous };
    const entry = { ...unchained, kind: 'consent', hash: laneHash(unchained as never) } as const;
    previous = entry.hash;
    return shop.run({ type: 'TakeTillEntry', ...till, lane: 1, clockOffMs: 0, entry });
  };
  return { shop, keep };
}

describe('where a client agreed at a till to get receipts', () => {
  it('is kept, until that is taken back', () => {
    const { shop, keep } = aTill();
    const { parties } = shop.books.parties;
    const consent = { id: 'mercearia', channel: 'email' } as const;
    const address = 'compras@mercearia.co.mz';
    const events = keep({ ...consent, address });
    expect(events.map(({ type }) => type)).toEqual(['PartyChanged', 'TillEntryTaken']);
    expect(parties.get('mercearia')).toMatchObject({
      receiptEmail: address,
      receiptEmailSince: at.slice(0, 10),
    });
    keep(consent);
    expect(parties.get('mercearia')).not.toHaveProperty('receiptEmail');
    expect(parties.get('mercearia')).not.toHaveProperty('receiptEmailSince');
  });

  it('is not kept of a client who is gone from the lists', () => {
    const events = aTill().keep({ id: 'nobody', channel: 'phone', address: '841234567' });
    expect(events.map(({ type }) => type)).toEqual(['TillEntryTaken']);
    expect(JSON.stringify(events)).not.toContain('841234567');
  });
});
