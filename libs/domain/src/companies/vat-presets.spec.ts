import { describe, expect, it } from '@jest/globals';
import { aCompany, booksOf, registerMerceariaModerna, specify } from '../testing/index.js';
import { companiesDeciders } from './companies.deciders.js';
import { vatPresetsOf } from './vat-presets.js';

describe('the VAT that a company begins with', () => {
  const given = specify(companiesDeciders.RegisterCompany);
  const register = (differing: object = {}) => ({ ...registerMerceariaModerna, ...differing });

  it('is that of Mozambique, one of it by default', () => {
    const { vat } = booksOf(...aCompany());
    expect([...vat.codes.values()].map(({ code, rate }) => [code, rate])).toEqual([
      ['NOR', '16'],
      ['RED', '5'],
      ['EXP', '0'],
      ['ISE-B', '0'],
      ['ISE-F', '0'],
      ['ISE', '0'],
      ['NS', '0'],
      ['NOR17', '17'],
    ]);
  });

  it.each(['MZ', 'AO', 'PT'])('says in %s why none is charged', (country) => {
    const presets = vatPresetsOf(country);
    expect(presets.filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(['NOR']);
    expect(presets.filter((p) => p.rate === '0' && !p.exemptionReason)).toEqual([]);
    // The files of Angola and Portugal have no room for more.
    const lengthMax = country === 'MZ' ? 250 : 60;
    expect(presets.filter((p) => (p.exemptionReason?.length ?? 0) > lengthMax)).toEqual([]);
    expect(presets.filter(({ id }) => id === 'vat_NS')).toHaveLength(1);
  });

  it('has the rates of Angola and of Portugal, with the reasons of their tables', () => {
    const vatOf = (country: string) =>
      given()
        .when(register({ country, acceptNuitWarning: true }))
        .events.flatMap((event) => (event.type === 'VatRegistered' ? [event.data] : []));
    const rates = (country: string) =>
      vatOf(country).flatMap(({ code, rate }) => (rate === '0' ? [] : [`${code} ${rate}`]));
    expect(rates('AO')).toEqual(['NOR 14', 'INT 7', 'RED 5', 'RED-CAB 1']);
    expect(rates('PT')).toEqual([
      ...['NOR 23', 'INT 13', 'RED 6', 'NOR-MA 22', 'INT-MA 12', 'RED-MA 4'],
      ...['NOR-AC 16', 'INT-AC 9', 'RED-AC 4'],
    ]);
    const exempt = [...vatOf('AO'), ...vatOf('PT')].filter(({ rate }) => rate === '0');
    expect(exempt.filter(({ code }) => !/^(EXP|ISE|NS)-M\d\d$/.test(code))).toEqual([]);
  });
});
