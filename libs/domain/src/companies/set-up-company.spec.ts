import { describe, expect, it } from '@jest/globals';
import { issueDocument } from '../documents/index.js';
import { aCompany, aShop, booksOf, issue, mondayMorning, specify } from '../testing/index.js';
import { companiesDeciders } from './companies.deciders.js';
import { setUpStandings } from './set-up-company.js';

const at = (now = mondayMorning) => ({ now });
const stateOf = (books: ReturnType<typeof booksOf>, step: string, now?: string) =>
  setUpStandings(books, at(now)).find((one) => one.step === step)?.state;

describe('setting a company up', () => {
  it('finds the series of its first year done, and those of the next one left', () => {
    const books = booksOf(...aCompany());
    expect(stateOf(books, 'series')).toBe('done');
    expect(stateOf(books, 'series', '2027-01-02T08:00:00.000Z')).toBe('left');
  });

  it('finds the first records done once there are articles and clients', () => {
    expect(stateOf(booksOf(...aCompany()), 'records')).toBe('left');
    expect(stateOf(booksOf(...aShop()), 'records')).toBe('done');
  });

  it('finds the details done once the law’s are there', () => {
    expect(stateOf(booksOf(...aCompany()), 'details')).toBe('done');
    const without = {
      type: 'CompanyChanged',
      data: { id: 'moderna', before: { city: 'Maputo' }, after: { city: '' } },
    } as const;
    expect(stateOf(booksOf(...aCompany(), without), 'details')).toBe('left');
  });

  it('finds VAT done once a document is issued', () => {
    const { events } = specify(issueDocument)(...aShop()).when(issue());
    expect(stateOf(booksOf(...aShop()), 'vat')).toBe('left');
    expect(stateOf(booksOf(...aShop(), ...events), 'vat')).toBe('done');
  });

  it('finds payments done once an account has what its bank calls it', () => {
    const named = {
      type: 'TreasuryAccountChanged',
      data: { id: 'account_bank', before: {}, after: { nib: '000800000123456789101' } },
    } as const;
    expect(stateOf(booksOf(...aCompany()), 'payments')).toBe('left');
    expect(stateOf(booksOf(...aCompany(), named), 'payments')).toBe('done');
  });

  it('remembers what was done and what was passed over, once', () => {
    const given = specify(companiesDeciders.SettleSetUpStep);
    const skipped = {
      type: 'SetUpStepSettled',
      data: { id: 'moderna', step: 'vat', how: 'skipped' },
    } as const;
    const skip = { type: 'SettleSetUpStep', step: 'vat', how: 'skipped' } as const;
    given(...aCompany())
      .when(skip)
      .then(skipped);
    given(...aCompany(), skipped)
      .when(skip)
      .then();
    expect(stateOf(booksOf(...aCompany(), skipped), 'vat')).toBe('skipped');
    expect(stateOf(booksOf(...aCompany()), 'vat')).toBe('left');
  });

  it('is dismissed once', () => {
    const given = specify(companiesDeciders.DismissSetUp);
    const dismissed = { type: 'SetUpDismissed', data: { id: 'moderna' } } as const;
    given(...aCompany())
      .when({ type: 'DismissSetUp' })
      .then(dismissed);
    given(...aCompany(), dismissed)
      .when({ type: 'DismissSetUp' })
      .then();
  });
});

describe('a changed setting', () => {
  it('says since when it counts, and others nothing', () => {
    const change = {
      type: 'SettingsChanged',
      data: { id: 'moderna', before: { decimalPlaces: 2 }, after: { decimalPlaces: 3 } },
    } as const;
    const { settingsSince } = booksOf(...aCompany(), change).companies;
    expect(settingsSince.get()).toEqual({ decimalPlaces: mondayMorning });
  });
});
