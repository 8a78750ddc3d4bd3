import { describe, expect, it } from '@jest/globals';
import { hasNuitCheckDigit, isPhone } from '@balcao/domain';
import { demoClients, demoEntity, demoPhone, demoRegions, demoSuppliers } from './demo-parties.js';
import { demoRegistration } from './demo-registration.js';

describe('whom the demo trades with', () => {
  const numbers = [...demoClients, ...demoSuppliers]
    .map(([, , nuit]) => nuit as string)
    .filter((nuit) => nuit !== '');

  it('has a tax number that nobody else has, the demo itself included', () => {
    const registered = { companyId: 'DEMO' };
    const own = demoRegistration({
      ...registered,
      ownerId: 'o',
      ownerName: 'Dono',
      today: '2026-11-23',
    });
    const all = [...numbers, (own as { readonly nuit?: string }).nuit];
    expect(new Set(all).size).toBe(all.length);
  });

  it('lives in a region, and has a telephone of its own', () => {
    const cities = [
      ...demoClients.map(([, , , , city]) => city),
      ...demoSuppliers.map(([, , , city]) => city),
      demoEntity.address2,
    ];
    expect(cities.filter((city) => demoRegions[city] === undefined)).toEqual([]);
    const phones = demoClients.map(([code]) => demoPhone(code));
    expect(phones.filter((phone) => !isPhone(phone))).toEqual([]);
    expect(new Set(phones).size).toBe(phones.length);
  });

  it('has a number whose check digit fits', () => {
    expect(numbers.filter((nuit) => !hasNuitCheckDigit(nuit))).toEqual([]);
  });
});
