import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import {
  aCompany,
  aShop,
  booksOf,
  mondayMorning,
  openingOf,
  registerMerceariaModerna,
  specify,
} from '../testing/index.js';
import { companiesDeciders } from './companies.deciders.js';
import { initialSettings } from './companies.slice.js';

describe('registering a company', () => {
  const given = specify(companiesDeciders.RegisterCompany);
  const register = (differing: object = {}) => ({ ...registerMerceariaModerna, ...differing });

  it('keeps its books in the currency of its country, unless it says another', () => {
    const currency = (differing: object) => {
      const [registered] = given().when(register(differing)).events;
      return registered?.type === 'CompanyRegistered' ? registered.data.currency : undefined;
    };
    expect(currency({ country: 'AO' })).toBe('AOA');
    expect(currency({ country: 'PT' })).toBe('EUR');
    expect(currency({ country: 'ZA' })).toBe('MZN');
    expect(currency({ country: 'PT', currency: 'USD' })).toBe('USD');
  });

  it('leaves it ready to sell in meticais, in the time of Maputo', () => {
    const [registered, joined, ...presets] = given().when(register()).events;
    expect(registered).toEqual({
      type: 'CompanyRegistered',
      data: {
        id: 'moderna',
        name: 'Mercearia Moderna, Lda',
        nuit: '400005834',
        address: 'Av. 24 de Julho, 1200',
        city: 'Maputo',
        country: 'MZ',
        currency: 'MZN',
        settings: {
          timeZone: 'Africa/Maputo',
          decimalPlaces: 2,
          roundingPolicy: 'P',
          mailsSeals: true,
          pricesIncludeVat: false,
          financialDiscountMode: 'onInvoice',
          vatRegime: 'normal',
          exceedsStockLimits: true,
          batchOutputMethod: 'FEFO',
          sellsExpiredBatches: false,
          stockValuation: 'average',
          allowsReferences: true,
          asksNoteReason: true,
          defaultWarehouseId: 'warehouse_main',
          writeOffLimitMinor: 100,
          scaleBarcodes: [
            { prefix: '21', kind: 'weight', articleDigits: 5, decimals: 3 },
            { prefix: '23', kind: 'price', articleDigits: 5, decimals: 2 },
          ],
        },
      },
    });
    expect(joined).toMatchObject({ type: 'MemberJoined', data: { id: 'owner', role: 'owner' } });
    const types = new Set(presets.map(({ type }) => type));
    expect([...types]).toEqual([
      'WarehouseRegistered',
      'VatRegistered',
      'DocumentTypeRegistered',
      'PrintModelRegistered',
      'SeriesOpened',
      'CurrencyRegistered',
      'TreasuryAccountRegistered',
      'PaymentMethodRegistered',
      'ExpenseCategoryRegistered',
    ]);
  });

  it('opens the series of the year for what is sold, bought and moved', () => {
    const seriesOf = (differing: object) =>
      given()
        .when(register(differing), { now: mondayMorning })
        .events.flatMap((event) => (event.type === 'SeriesOpened' ? [event.data.id] : []));
    expect(seriesOf({})).toEqual(
      expect.arrayContaining(['FT_2026', 'VD_2026', 'NC_2026', 'CT_2026', 'GR_2026']),
    );
    expect(seriesOf({})).toEqual(expect.arrayContaining(['FTF_2026', 'AJE_2026']));
    expect(seriesOf({ year: 2027 })).toContain('FT_2027');
    // Which year it is depends on where the company is: in Maputo it has begun, in Lisbon not.
    const newYear = { now: '2026-12-31T22:30:00.000Z' };
    const begun = (country: string) =>
      given()
        .when(register({ country }), newYear)
        .events.flatMap((event) => (event.type === 'SeriesOpened' ? [event.data.id] : []));
    expect(begun('MZ')).toContain('FT_2027');
    expect(begun('PT')).toContain('FT_2026');
    given()
      .when(register({ year: 1999 }))
      .thenRefused('series.invalidYear', {}, 'year');
  });

  it('brings document types that name each other', () => {
    const { types } = booksOf(...aCompany()).documentTypes;
    for (const { allowedTypes } of types.values()) {
      expect(allowedTypes.filter((id) => !types.get(id))).toEqual([]);
    }
  });

  it('is refused a second time', () => {
    given(...aCompany())
      .when(register())
      .thenRefused('company.alreadyRegistered');
  });

  it('names all fields that are wrong', () => {
    const { problems } = given().when(
      register({ name: '', nuit: '40000', phone: '123', email: 'ana', currency: 'metical' }),
    ).refusal;
    expect(problems.map(({ path, code }) => [path, code])).toEqual([
      ['name', 'field.required'],
      ['nuit', 'nuit.invalid'],
      ['phone', 'phone.invalid'],
      ['email', 'email.invalid'],
      ['currency', 'company.currencyUnknown'],
    ]);
    given()
      .when(register({ ownerName: '' }))
      .thenRefused('field.required', undefined, 'ownerName');
    given()
      .when(register({ id: 'a-b' }))
      .thenRefused('record.invalidId', { id: 'a-b' });
    given()
      .when(register({ timeZone: 'Mars' }))
      .thenRefused('company.timeZoneUnknown', {}, 'timeZone');
    given()
      .when(register({ country: 'x' }))
      .thenRefused('country.notSelected', {}, 'country');
  });

  it('warns of a NUIT whose last digit does not fit, and takes it once accepted', () => {
    const doubtful = { nuit: '400123456' };
    given().when(register(doubtful)).thenRefused('nuit.checkDigit', doubtful, 'nuit');
    const accepted = given().when(register({ ...doubtful, acceptNuitWarning: true }));
    expect(accepted.events[0]).toMatchObject({ data: doubtful });
    given()
      .when(register({ nuit: '999999999', acceptNuitWarning: true }))
      .thenRefused('nuit.reserved', { nuit: '999999999' });
  });
});

describe('changing a company', () => {
  const given = specify(companiesDeciders.ChangeCompany);
  const change = (fields: object, differing: object = {}) =>
    ({ type: 'ChangeCompany', fields, ...differing }) as const;

  it('says what was before and what is now', () => {
    given(...aCompany())
      .when(change({ city: 'Matola', phone: '841234567' }))
      .then({
        type: 'CompanyChanged',
        data: {
          id: 'moderna',
          before: { city: 'Maputo' },
          after: { city: 'Matola', phone: '841234567' },
        },
      });
  });

  it('is nothing where nothing differs', () => {
    given(...aCompany())
      .when(change({ city: 'Maputo' }))
      .then();
  });

  it('checks a new NUIT, and needs a company', () => {
    given(...aCompany())
      .when(change({ nuit: '400123456' }))
      .thenRefused('nuit.checkDigit');
    given()
      .when(change({ city: 'Matola' }))
      .thenRefused('company.notRegistered');
  });

  it('is refused as stale when somebody else was first', () => {
    given(...aCompany())
      .when(change({ city: 'Matola' }, { expectedRevision: -1 }))
      .thenRefused('record.stale', { expected: -1, actual: 0 });
  });
});

describe('changing the settings', () => {
  const given = specify(companiesDeciders.ChangeSettings);
  const change = (fields: object) => ({ type: 'ChangeSettings', fields }) as const;

  it('says what was before and what is now', () => {
    given(...aCompany())
      .when(change({ decimalPlaces: 4, roundingPolicy: 'D' }))
      .then({
        type: 'SettingsChanged',
        data: {
          id: 'moderna',
          before: { decimalPlaces: 2, roundingPolicy: 'P' },
          after: { decimalPlaces: 4, roundingPolicy: 'D' },
        },
      });
  });

  it('needs a number of decimal places from 2 to 6', () => {
    given(...aCompany())
      .when(change({ decimalPlaces: null }))
      .thenRefused('company.decimalPlacesNotSpecified', {}, 'decimalPlaces');
    const bounds = { field: 'decimalPlaces', min: 2, max: 6 };
    for (const decimalPlaces of [1, 7]) {
      given(...aCompany())
        .when(change({ decimalPlaces }))
        .thenRefused('field.outOfRange', bounds);
    }
    given(...aCompany())
      .when(change({ roundingPolicy: 'X' }))
      .thenRefused('field.invalid', { field: 'roundingPolicy' });
  });

  it('takes a default client that can be sold to', () => {
    const chosen = (defaultClientId: string, ...past: readonly JournalEvent[]) =>
      given(...aShop(), ...past).when(change({ defaultClientId }));
    expect(chosen('consumer').events).toHaveLength(1);
    const archived = { type: 'PartyArchived', data: { id: 'consumer' } } as const;
    for (const outcome of [chosen('nobody'), chosen('wholesaler'), chosen('consumer', archived)]) {
      outcome.thenRefused('company.defaultClientNotSelected', {}, 'defaultClientId');
    }
  });

  it('takes a default warehouse that is in use, and does without none', () => {
    const shop: JournalEvent = {
      type: 'WarehouseRegistered',
      data: { id: 'shop', code: 'LJ1', name: 'Loja 1' },
    };
    const chosen = (defaultWarehouseId: string | null, ...past: readonly JournalEvent[]) =>
      given(...aShop(), shop, ...past).when(change({ defaultWarehouseId }));
    expect(chosen('shop').events).toHaveLength(1);
    const archived = { type: 'WarehouseArchived', data: { id: 'shop' } } as const;
    for (const outcome of [chosen(null), chosen('nowhere'), chosen('shop', archived)]) {
      outcome.thenRefused('warehouse.defaultNotSelected', {}, 'defaultWarehouseId');
    }
  });

  it('values stock in one way, once something has moved', () => {
    const changed = (...past: readonly JournalEvent[]) =>
      given(...aShop(), ...past).when(change({ stockValuation: 'batch' }));
    expect(changed().events).toHaveLength(1);
    changed(openingOf('soap', '5', '10')).thenRefused('stock.valuationInUse', {}, 'stockValuation');
  });

  it('takes schemes of scales that leave room for the value and can be distinguished', () => {
    const scheme = { prefix: '21', kind: 'weight', articleDigits: 5, decimals: 3 };
    const refused = (...differing: readonly object[]) =>
      given(...aCompany()).when(
        change({ scaleBarcodes: differing.map((one) => ({ ...scheme, ...one })) }),
      );
    expect(refused({ articleDigits: 6 }, { prefix: '02' }).events).toHaveLength(1);
    expect(refused({ prefix: '622', articleDigits: 4, verifierDigits: 1 }).events).toHaveLength(1);
    for (const prefix of ['2', '2x']) {
      refused({ prefix }).thenRefused('catalog.scalePrefix', {}, 'scaleBarcodes.0.prefix');
    }
    refused({ verifierDigits: 1, articleDigits: 7 }).thenRefused('catalog.scaleDigits', {
      digits: 12,
    });
    refused({ articleDigits: 8 }).thenRefused('catalog.scaleDigits', { digits: 12 });
    refused({}, { prefix: '215' }).thenRefused('field.taken', undefined, 'scaleBarcodes.1.prefix');
    refused({ kind: 'price' }).thenRefused(
      'field.outOfRange',
      undefined,
      'scaleBarcodes.0.decimals',
    );
    refused({ kind: 'volume' }).thenRefused('field.invalid', undefined, 'scaleBarcodes.0.kind');
  });

  it('finds in older books what a company begins with', () => {
    const [registered, ...rest] = aCompany();
    const { timeZone, roundingPolicy } = initialSettings;
    const older = { ...registered, data: { ...registered?.data, settings: { timeZone } } };
    const { settings } = booksOf(older as JournalEvent, ...rest).companies;
    expect(settings.get()).toEqual({ ...initialSettings, timeZone, roundingPolicy });
  });
});
