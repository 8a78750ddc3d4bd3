import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import {
  aShop,
  anOpenSeries,
  issue,
  issuedInShop,
  mercearia,
  monday,
  specify,
} from '../testing/index.js';
import { issueDocument } from './issue-document.js';

const given = specify(issueDocument);
const shop = aShop();

const documentOf = (events: readonly JournalEvent[]) => {
  const [event] = events;
  if (event?.type !== 'DocumentIssued') throw new Error('no document');
  return event.data;
};

const withLimit = (creditLimitMinor: number): JournalEvent => ({
  type: 'PartyChanged',
  data: { id: 'mercearia', before: {}, after: { creditLimitMinor } },
});

describe('the series of a document', () => {
  it('has to exist for the year, or the user is offered to create one', () => {
    const nextYear = { now: '2027-01-04T07:00:00.000Z' };
    given(...shop)
      .when(issue(), nextYear)
      .thenRefused('series.notFound', { year: 2027 });
  });

  it('has to be open', () => {
    const closed: JournalEvent = { type: 'SeriesClosed', data: { id: 'FT_2026' } };
    given(...shop, closed)
      .when(issue())
      .thenRefused('series.closed', { series: 'FT 2026' });
    given(...shop, closed)
      .when(issue({ seriesId: 'FT_2026' }))
      .thenRefused('series.closed', { series: 'FT 2026' });
    const reopened: JournalEvent = { type: 'SeriesReopened', data: { id: 'FT_2026' } };
    expect(given(...shop, closed, reopened).when(issue()).events).toHaveLength(1);
    expect(documentOf(given(...shop, closed, anOpenSeries()).when(issue()).events).reference).toBe(
      'FT 2026B/1',
    );
  });

  it('can be chosen among those of the type', () => {
    const second = given(...shop, anOpenSeries()).when(issue({ seriesId: 'FT_2026B' }));
    expect(documentOf(second.events).id).toBe('FT_2026B.1');
    given(...shop)
      .when(issue({ seriesId: 'CT_2026' }))
      .thenRefused('document.seriesOfOtherType', { series: 'CT 2026', type: 'Invoice' });
    given(...shop)
      .when(issue({ seriesId: 'FT_1999' }))
      .thenRefused('series.notFound', { year: 2026 });
  });
});

describe('the day of issue', () => {
  it('is not in the future', () => {
    given(...shop)
      .when(issue({ issuedOn: '2026-03-03' }))
      .thenRefused('document.issuedInFuture', { today: monday }, 'issuedOn');
  });

  it('is not before the last document of the series, though it may be the same', () => {
    const past = issuedInShop({ issuedOn: '2026-02-20' });
    given(...shop, ...past)
      .when(issue({ draftId: 'draft2', issuedOn: '2026-02-19' }))
      .thenRefused('document.issuedBeforeLast', {
        lastIssuedOn: '2026-02-20',
        series: 'FT 2026',
      });
    const sameDay = issue({ draftId: 'draft2', issuedOn: '2026-02-20' });
    expect(given(...shop, ...past).when(sameDay).events).toHaveLength(1);
  });

  it('is of the year of the series', () => {
    given(...shop)
      .when(issue({ issuedOn: '2025-12-31', seriesId: 'FT_2026' }))
      .thenRefused('document.issuedOutsideSeries', { year: 2026, series: 'FT 2026' });
  });

  it('is a day of the calendar', () => {
    given(...shop)
      .when(issue({ issuedOn: '2026-02-30' }))
      .thenRefused('document.invalidDay', { field: 'issuedOn' });
  });
});

describe('the day payment is due', () => {
  it('follows from what was written, or else from the terms of the client', () => {
    const dueOn = (differing: Parameters<typeof issue>[0]) =>
      documentOf(given(...shop).when(issue(differing)).events).dueOn;
    expect(dueOn({})).toBe('2026-04-01');
    expect(dueOn({ paymentTermsDays: 0 })).toBe(monday);
    expect(dueOn({ dueOn: '2026-03-31' })).toBe('2026-03-31');
    expect(dueOn({ clientId: 'consumer' })).toBe(monday);
  });

  it('is the day of issue where the document is paid with it', () => {
    const cashSale = given(...shop).when(issue({ documentTypeId: 'VD', paymentTermsDays: 30 }));
    expect(documentOf(cashSale.events).dueOn).toBe(monday);
  });

  it('is not before the day of issue', () => {
    given(...shop)
      .when(issue({ dueOn: '2026-03-01' }))
      .thenRefused('document.dueBeforeIssue', {}, 'dueOn');
    given(...shop)
      .when(issue({ paymentTermsDays: -1 }))
      .thenRefused('document.invalidPaymentTerms', { max: 3650 }, 'paymentTermsDays');
    given(...shop)
      .when(issue({ dueOn: 'soon' }))
      .thenRefused('document.invalidDay', { field: 'dueOn' }, 'dueOn');
  });
});

describe('the client of a document', () => {
  it('has to be selected, to exist and to be a client in use', () => {
    const refusals = [
      [issue({ clientId: '' }), 'client.notSelected'],
      [issue({ clientId: 'nobody' }), 'client.notFound'],
      [issue({ clientId: 'wholesaler' }), 'client.isOnlySupplier'],
    ] as const;
    for (const [command, code] of refusals) {
      given(...shop)
        .when(command)
        .thenRefused(code, undefined, 'clientId');
    }
    given(...shop, { type: 'PartyArchived', data: { id: 'mercearia' } })
      .when(issue())
      .thenRefused('client.archived', { name: mercearia.data.name }, 'clientId');
  });

  it('owes no more than its credit limit', () => {
    const limited = [...shop, withLimit(52200)];
    const cashier = { actorId: 'cashier' };
    expect(given(...limited).when(issue(), cashier).events).toHaveLength(1);
    given(...limited, ...issuedInShop({}))
      .when(issue({ draftId: 'draft2' }), cashier)
      .thenRefused('client.creditLimitExceeded', { limit: '522.00', exposure: '1044.00' });
  });

  it('may owe more when the actor may exceed limits, and pays cash without any', () => {
    const limited = [...shop, withLimit(0)];
    expect(given(...limited).when(issue(), { actorId: 'owner' }).events).toHaveLength(1);
    const cashSale = issue({ documentTypeId: 'VD' });
    expect(given(...limited).when(cashSale, { actorId: 'cashier' }).events).toHaveLength(1);
  });
});

describe('the document that another one corrects', () => {
  const past = issuedInShop({});

  it('has to be named by a credit note', () => {
    given(...shop)
      .when(issue({ documentTypeId: 'NC' }))
      .thenRefused('document.originRequired', {}, 'originId');
    const note = issue({ documentTypeId: 'NC', draftId: 'draft2', originId: 'FT_2026.1' });
    const issued = documentOf(given(...shop, ...past).when(note).events);
    expect(issued.originId).toBe('FT_2026.1');
    expect(issued.account).toEqual({ debitMinor: 0, creditMinor: 52200 });
  });

  it('has to exist, stand and lead to the type', () => {
    const note = (originId: string) => issue({ documentTypeId: 'NC', draftId: 'draft2', originId });
    given(...shop, ...past)
      .when(note('FT_2026.2'))
      .thenRefused('document.originNotFound');
    given(...shop, ...past)
      .when(note('mercearia'))
      .thenRefused('document.originNotFound');
    given(...shop, ...past, {
      type: 'DocumentCancelled',
      data: { id: 'FT_2026.1', on: monday, reason: 'duplicate' },
    })
      .when(note('FT_2026.1'))
      .thenRefused('document.originCancelled', { document: 'FT 2026/1' });
    given(...shop, ...issuedInShop({ documentTypeId: 'CT' }))
      .when(note('CT_2026.1'))
      .thenRefused('document.originTypeNotAllowed', { from: 'Quotation', to: 'Credit note' });
  });
});
