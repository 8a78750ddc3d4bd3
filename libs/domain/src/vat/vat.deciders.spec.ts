import { rate } from '@balcao/pricing';
import { describe, expect, it } from '@jest/globals';
import { correctingDeciders } from '../correcting/correcting.deciders.js';
import { aCompany, aShop, issue, issuedInShop, specify, threeSoaps } from '../testing/index.js';
import { vatDeciders } from './vat.deciders.js';

const exempt = { code: 'ISE-X', name: 'Isento', rate: '0', isDefault: false };

describe('registering a VAT code', () => {
  const given = specify(vatDeciders.RegisterVat);
  const register = (fields: object) =>
    ({ type: 'RegisterVat', id: 'vat_x', fields: { ...exempt, ...fields } }) as const;

  it('needs the reason of an exemption, at 0 % only', () => {
    given(...aCompany())
      .when(register({}))
      .thenRefused('vat.exemptionReasonRequired', {}, 'exemptionReason');
    const explained = given(...aCompany()).when(register({ exemptionReason: 'Artigo 9.º' }));
    expect(explained.events).toHaveLength(1);
    expect(given(...aCompany()).when(register({ rate: '5.0' })).events).toHaveLength(1);
  });

  it('says what it means: taxed or exempt, goods or services, unless it is set', () => {
    const [taxed] = given(...aCompany()).when(register({ code: 'NOVO', rate: '15' })).events;
    expect(taxed?.data).toMatchObject({ onSales: 'taxed', onPurchases: 'byArticle' });
    const [free] = given(...aCompany()).when(register({ exemptionReason: 'Artigo 9.º' })).events;
    expect(free?.data).toMatchObject({ onSales: 'exempt' });
    given(...aCompany())
      .when(register({ rate: '5', onSales: 'exempt' }))
      .thenRefused('vat.meaningDoesNotFitRate', {}, 'onSales');
  });

  it('of reverse charge has the rate that the buyer charges itself, and no other', () => {
    const reverse = { exemptionReason: 'Autoliquidação', onPurchases: 'reverse' };
    given(...aCompany())
      .when(register(reverse))
      .thenRefused('vat.reverseRateRequired', {}, 'reverseRate');
    given(...aCompany())
      .when(register({ ...reverse, rate: '16', reverseRate: '16' }))
      .thenRefused('vat.reverseChargesNothing', {}, 'onPurchases');
    const whole = given(...aCompany()).when(register({ ...reverse, reverseRate: '16' }));
    expect(whole.events).toHaveLength(1);
  });

  it('has a validity that begins before it ends', () => {
    const dates = { validFrom: '2026-02-01', validTo: '2026-01-31' };
    given(...aCompany())
      .when(register({ rate: '16', ...dates }))
      .thenRefused('vat.validityEndsBeforeItBegins', dates, 'validTo');
    const oneDay = { validFrom: '2026-02-01', validTo: '2026-02-01' };
    expect(given(...aCompany()).when(register({ rate: '16', ...oneDay })).events).toHaveLength(1);
    given(...aCompany())
      .when(register({ rate: '16', validFrom: '2026-02-30' }))
      .thenRefused('field.invalid', { field: 'validFrom' });
  });

  it('has a code of its own', () => {
    given(...aCompany())
      .when(register({ code: 'nor', rate: '16' }))
      .thenRefused('field.taken', { field: 'code', value: 'nor' }, 'code');
  });
});

describe('the default VAT', () => {
  it('is one: a new one takes the place of the former', () => {
    specify(vatDeciders.ChangeVat)(...aCompany())
      .when({ type: 'ChangeVat', id: 'vat_RED', fields: { isDefault: true } })
      .then(
        {
          type: 'VatChanged',
          data: { id: 'vat_NOR', before: { isDefault: true }, after: { isDefault: false } },
        },
        {
          type: 'VatChanged',
          data: { id: 'vat_RED', before: { isDefault: false }, after: { isDefault: true } },
        },
      );
  });

  it('is not archived; others are', () => {
    const given = specify(vatDeciders.ArchiveVat);
    given(...aCompany())
      .when({ type: 'ArchiveVat', id: 'vat_NOR' })
      .thenRefused('vat.defaultCannotBeArchived');
    given(...aCompany())
      .when({ type: 'ArchiveVat', id: 'vat_RED' })
      .then({ type: 'VatArchived', data: { id: 'vat_RED' } });
  });
});

describe('the rate of a VAT code', () => {
  const given = specify(vatDeciders.ChangeVat);
  const change = (id: string, fields: object) => ({ type: 'ChangeVat', id, fields }) as const;

  it('changes while nothing is priced with it', () => {
    given(...aShop())
      .when(change('vat_RED', { rate: '6' }))
      .then({
        type: 'VatChanged',
        data: { id: 'vat_RED', before: { rate: '5' }, after: { rate: '6' } },
      });
  });

  it('stays once articles or documents have it', () => {
    const dearer = change('vat_NOR', { rate: '17' });
    given(...aShop())
      .when(dearer)
      .thenRefused('vat.rateInUse', { code: 'NOR' }, 'rate');
    const lines = [{ ...threeSoaps, vatId: 'vat_RED' }];
    given(...aShop(), ...issuedInShop({ lines }))
      .when(change('vat_RED', { taxableShare: '40' }))
      .thenRefused('vat.rateInUse');
    const named = change('vat_NOR', { name: 'IVA normal' });
    expect(given(...aShop()).when(named).events).toHaveLength(1);
  });

  it('is on a part of the price above 0 and below 100 %', () => {
    const share = (taxableShare: string) =>
      given(...aShop()).when(change('vat_RED', { taxableShare }));
    expect(share('40').events).toHaveLength(1);
    share('0').thenRefused('vat.taxableShareOutOfRange', {}, 'taxableShare');
    share('100').thenRefused('vat.taxableShareOutOfRange');
  });

  it('is charged only on that part', () => {
    const works = {
      type: 'VatRegistered',
      data: { ...exempt, id: 'vat_OBR', code: 'OBR', rate: rate('16'), taxableShare: rate('40') },
    } as const;
    const lines = [{ ...threeSoaps, quantity: '1', unitPrice: '1000', vatId: 'vat_OBR' }];
    const [event] = specify(correctingDeciders.IssueDocument)(...aShop(), works).when(
      issue({ lines }),
    ).events;
    expect(event?.data).toMatchObject({
      totals: { baseMinor: 100_000, vatMinor: 6_400, totalMinor: 106_400 },
    });
  });
});
