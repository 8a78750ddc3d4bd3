import { describe, expect, it } from '@jest/globals';
import { formatMinor, rate, type Rate } from '@balcao/pricing';
import fc from 'fast-check';
import { postingsOf } from '../accounting/index.js';
import type { JournalEvent } from '../events.js';
import { aShop, booksOf, issuedInShop, monday, specify } from '../testing/index.js';
import type { RecordPayment } from './payments.commands.js';
import { recordPayment } from './record-payment.js';
import { withheldOf } from './withheld-of.js';
import { withholdingPresetsOf } from './withholding-presets.js';
import { withholdingRateDeciders } from './withholding-rates.js';

const rateOf = (id: string, fields: object = {}): JournalEvent => ({
  type: 'WithholdingRateRegistered',
  data: { id, code: id, name: 'Rendas', rate: rate('20'), ...fields },
});

/** An invoice of 522.00, 450.00 without VAT. */
const past = [
  ...aShop(),
  ...issuedInShop({}),
  rateOf('R20'),
  rateOf('OLD', { validTo: '2025-12-31' }),
  rateOf('NEXT', { validFrom: '2027-01-01' }),
];
const given = specify(recordPayment);
const pay = (withholding: object, paidMinor = 43_200): RecordPayment => ({
  type: 'RecordPayment',
  documentTypeId: 'RC',
  partyId: 'mercearia',
  rows: [{ methodId: 'method_cash', amountMinor: paidMinor }],
  allocations: [{ documentId: 'FT_2026.1', amountMinor: paidMinor }],
  withholdings: [{ documentId: 'FT_2026.1', amountMinor: 9_000, ...withholding }],
});
const byRate = { rateId: 'R20', baseMinor: 45_000 };

describe('withholding tax by a rate', () => {
  it('keeps the rate as it was, and settles the document without that money', () => {
    const [event] = given(...past).when(pay(byRate)).events;
    if (event?.type !== 'PaymentRecorded') throw new Error('nothing was recorded');
    expect(event.data.adjustments).toMatchObject([
      {
        kind: 'withholding',
        amountMinor: 9_000,
        withheld: { rateId: 'R20', code: 'R20', name: 'Rendas', rate: '20', baseMinor: 45_000 },
      },
    ]);
    const { documents, treasury } = booksOf(...past, event);
    expect(documents.open.has('FT_2026.1')).toBe(false);
    expect(treasury.moved.get('account_cash')).toBe(43_200);
    expect(postingsOf(event)).toEqual([
      { posting: 'clients', amountMinor: -52_200, partyId: 'mercearia' },
      { posting: 'treasury:account_cash', amountMinor: 43_200 },
      { posting: 'withheldByClients:R20', amountMinor: 9_000 },
    ]);
  });

  it('is refused where the amount is not the share of the base', () => {
    given(...past)
      .when(pay({ ...byRate, baseMinor: 45_003 }))
      .thenRefused(
        'withholding.notByRate',
        { code: 'R20', rate: '20' },
        'withholdings.0.amountMinor',
      );
  });

  it('is refused without a base, and of more than the document', () => {
    for (const baseMinor of [undefined, 0, -45_000, 0.5, 52_201]) {
      const { rateId } = byRate;
      given(...past)
        .when(pay({ rateId, ...(baseMinor !== undefined && { baseMinor }) }))
        .thenRefused('withholding.invalidBase', {}, 'withholdings.0.baseMinor');
    }
  });

  it('is refused by a rate that is unknown, archived or not in force', () => {
    const archived: JournalEvent = { type: 'WithholdingRateArchived', data: { id: 'R20' } };
    given(...past)
      .when(pay({ ...byRate, rateId: 'OTHER' }))
      .thenRefused('withholding.rateNotFound');
    given(...past, archived)
      .when(pay(byRate))
      .thenRefused('withholding.rateNotFound');
    for (const rateId of ['OLD', 'NEXT']) {
      given(...past)
        .when(pay({ ...byRate, rateId }))
        .thenRefused('withholding.rateNotInForce', { code: rateId, day: monday });
    }
  });

  it('is never more than its base, and adds up to the cent over parts of a round base', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (baseMinor, tenThousandths) => {
          const percentage = formatMinor(tenThousandths).replace(/0+$/, '').replace(/\.$/, '');
          fc.pre(tenThousandths <= 10_000);
          const minor = withheldOf(baseMinor, percentage as Rate);
          expect(minor).toBeLessThanOrEqual(baseMinor);
          expect(Math.abs(minor - (baseMinor * tenThousandths) / 10_000)).toBeLessThanOrEqual(0.5);
        },
      ),
    );
  });
});

describe('rates of withholding tax', () => {
  const register = specify(withholdingRateDeciders.RegisterWithholdingRate);
  const fields = { code: 'RND', name: 'Rendas', rate: rate('20') };
  const registering = (differing: object) =>
    register(...aShop()).when({
      type: 'RegisterWithholdingRate',
      id: 'RND',
      fields: { ...fields, ...differing },
    });

  it('are above 0 and up to 100 %', () => {
    for (const percentage of ['0.0001', '20', '100']) {
      registering({ rate: percentage }).then({
        type: 'WithholdingRateRegistered',
        data: { id: 'RND', ...fields, rate: percentage },
      });
    }
    for (const percentage of ['0', '100.0001']) {
      registering({ rate: percentage }).thenRefused('withholding.rateOutOfRange', {}, 'rate');
    }
  });

  it('end on or after the day that they begin on', () => {
    const validFrom = '2026-01-01';
    expect(registering({ validFrom, validTo: validFrom }).events).toHaveLength(1);
    registering({ validFrom, validTo: '2025-12-31' }).thenRefused('withholding.endsBeforeBegin');
  });

  it('of the law are taken over once, and only where a law is cited', () => {
    const adopt = specify(withholdingRateDeciders.AdoptWithholdingRates);
    const command = { type: 'AdoptWithholdingRates' } as const;
    const { events } = adopt(...aShop()).when(command);
    expect(events.map(({ data }) => data)).toEqual(withholdingPresetsOf('MZ'));
    adopt(...aShop(), ...events)
      .when(command)
      .then();
    for (const { code, law = '' } of withholdingPresetsOf('MZ')) {
      expect(law).toContain(code.startsWith('IRPC') ? 'Código do IRPC, artigo' : 'Código do IRPS');
    }
    expect(withholdingPresetsOf('AO')).toEqual([]);
  });
});
