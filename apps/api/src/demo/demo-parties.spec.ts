import { describe, expect, it } from '@jest/globals';
import { hasNuitCheckDigit } from '@balcao/domain';
import { demoClients, demoSuppliers } from './demo-parties.js';
import { demoRegistration } from './demo-registration.js';

describe('whom the demo trades with', () => {
  const numbers = [...demoClients, ...demoSuppliers]
    .map(([, , nuit]) => nuit as string)
    .filter((nuit) => nuit !== '');

  it('has a tax number that nobody else has, the demo itself included', () => {
    const own = demoRegistration({ ownerId: 'o', ownerName: 'Dono', today: '2026-11-23' });
    const all = [...numbers, (own as { readonly nuit?: string }).nuit];
    expect(new Set(all).size).toBe(all.length);
  });

  it('has a number whose check digit fits', () => {
    expect(numbers.filter((nuit) => !hasNuitCheckDigit(nuit))).toEqual([]);
  });
});
