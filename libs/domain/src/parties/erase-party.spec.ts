import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { dumpBooks } from '../snapshot.js';
import { personalFieldsOf } from '../erasures/index.js';
import { ERASED_TEXT, withoutPersonal } from '../personal/index.js';
import { aShop, booksOf, issuedInShop, specify } from '../testing/index.js';
import { eraseParty } from './erase-party.js';
import { partiesDeciders } from './parties.deciders.js';

const amelia = {
  type: 'PartyRegistered',
  data: {
    id: 'amelia',
    code: 'C77',
    name: 'Amélia Sitoe',
    nuit: '100200309',
    country: 'MZ',
    address1: 'Rua da Sé, 3',
    email1: 'amelia@example.co.mz',
    phone1: '841234567',
    phoneCode: '+258',
    contact1: 'Irmã',
    isClient: true,
    isSupplier: false,
  },
} as const satisfies JournalEvent;
const moved = {
  type: 'PartyChanged',
  data: { id: 'amelia', before: { phone1: '841234567' }, after: { phone1: '847654321' } },
} as const satisfies JournalEvent;

const shop = aShop();
const past = [...shop, amelia, moved];
const thread = { events: [shop.length + 1, shop.length], expectedRevision: shop.length + 1 };
const erase = { type: 'EraseParty', id: 'amelia', reason: 'Pedido', ...thread } as const;
const erased = (scopes: readonly ('contact' | 'identity')[]) =>
  ({
    type: 'PartyErased',
    data: { id: 'amelia', reason: 'Pedido', scopes, events: erase.events },
  }) as const;

describe('erasing personal data', () => {
  const given = specify(eraseParty);

  it('lets all of a person go whom nothing names', () => {
    given(...past)
      .when(erase)
      .then(erased(['contact', 'identity']));
  });

  it('keeps name and tax number of whom a document names', () => {
    const [sold] = issuedInShop({});
    if (sold?.type !== 'DocumentIssued') throw new Error('a document is issued');
    const { debitMinor } = sold.data.account;
    const account = { ...sold.data.account, creditMinor: debitMinor };
    given(...past, { ...sold, data: { ...sold.data, partyId: 'amelia', account } })
      .when(erase)
      .then(erased(['contact']));
  });

  it('is refused while a document is open', () => {
    const [sold] = issuedInShop({});
    if (sold?.type !== 'DocumentIssued') throw new Error('a document is issued');
    given(...past, { ...sold, data: { ...sold.data, partyId: 'amelia' } })
      .when(erase)
      .thenRefused('party.erasureOpenAccount', { name: 'Amélia Sitoe' });
  });

  it('is refused while a sale of hers waits at a till', () => {
    const parked: JournalEvent = {
      type: 'SaleParked',
      data: {
        id: 'parked1',
        shiftId: 'shift1',
        cashRegisterId: 'till1',
        name: 'Amélia',
        cashierId: 'owner',
        cashier: 'Ana',
        totalMinor: 17_400,
        cart: { clientId: 'amelia', lines: [] },
        at: '2026-03-02T08:00:00.000Z',
      },
    };
    given(...past, parked)
      .when(erase)
      .thenRefused('party.erasureParkedSale', { name: 'Amélia Sitoe' });
  });

  it('is refused without a reason, for nobody, a second time, and when more has happened', () => {
    given(...past)
      .when({ ...erase, reason: ' ' })
      .thenRefused('party.erasureReasonRequired');
    given(...past)
      .when({ ...erase, id: 'nobody' })
      .thenRefused('record.notFound');
    given(...past, erased(['contact']))
      .when(erase)
      .thenRefused('party.isErased');
    given(...past)
      .when({ ...erase, expectedRevision: 3 })
      .thenRefused('record.stale');
  });

  it('leaves a record that is archived for good', () => {
    const restore = specify(partiesDeciders.RestoreParty);
    restore(...past, erased(['contact']))
      .when({ type: 'RestoreParty', id: 'amelia' })
      .thenRefused('party.isErased', { name: 'C77' });
    const { parties } = booksOf(...past, erased(['contact', 'identity'])).parties;
    expect(parties.get('amelia')).toEqual({
      id: 'amelia',
      code: 'C77',
      name: ERASED_TEXT,
      country: 'MZ',
      isClient: true,
      isSupplier: false,
      isArchived: true,
    });
  });

  it('folds to the books that never knew', () => {
    for (const scopes of [['contact'], ['contact', 'identity']] as const) {
      const unknown = past.map((event) => {
        const fields = personalFieldsOf(event.type);
        const isHers = fields !== undefined && event.data.id === 'amelia';
        if (!isHers) return event;
        return { ...event, data: withoutPersonal({ ...event.data }, fields, new Set(scopes)) };
      }) as readonly JournalEvent[];
      const [before, after] = [past, unknown].map((events) =>
        dumpBooks(booksOf(...events, erased(scopes))),
      );
      expect(after).toEqual(before);
      expect(JSON.stringify(after)).not.toContain('847654321');
    }
  });
});
