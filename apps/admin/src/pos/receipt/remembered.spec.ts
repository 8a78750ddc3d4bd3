import type { ClientRow } from '@balcao/contracts';
import { describe, expect, it } from '@jest/globals';
import { contactOf, withContact } from './remembered.js';

const ana: ClientRow = {
  id: 'ana',
  code: 'C9',
  name: 'Ana',
  revision: 3,
  isArchived: false,
  isClient: true,
  isSupplier: false,
  balanceMinor: 0,
};

describe('where the receipts of a client go', () => {
  it('is not known of a buyer who is not named', () => {
    expect(contactOf(undefined, 'email')).toEqual({ offered: '' });
    expect(contactOf(ana, 'phone')).toEqual({ offered: '' });
  });

  it('is what the register has, until the client agrees to another address', () => {
    const known = { ...ana, email1: 'ana@loja.co.mz', phoneCode: '+351', phone1: '912345678' };
    expect(contactOf(known, 'email')).toEqual({ offered: 'ana@loja.co.mz' });
    expect(contactOf(known, 'phone')).toEqual({ offered: '+351912345678' });
    const remembered = { address: 'ana@casa.co.mz', since: '2026-11-29' };
    const agreed = withContact(known, 'email', remembered);
    expect(contactOf(agreed, 'email')).toEqual({ offered: 'ana@casa.co.mz', remembered });
    expect(contactOf(agreed, 'phone')).toEqual({ offered: '+351912345678' });
    expect(withContact(agreed, 'email')).toEqual(known);
  });
});
