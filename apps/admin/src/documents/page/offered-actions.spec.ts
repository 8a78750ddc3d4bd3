import type { DocumentTypeRow } from '@balcao/contracts';
import { describe, expect, it } from '@jest/globals';
import { offeredActions, offeredTypes } from './offered-actions.js';

const invoice: DocumentTypeRow = {
  id: 'FT',
  revision: 1,
  isArchived: false,
  name: 'Invoice',
  namePt: 'Factura',
  prefix: 'FT',
  group: 'sales',
  movesStock: 'out',
  accountEffect: 'debit',
  requiresPayment: false,
  allowedTypes: ['NC', 'GD'],
};
const creditNote: DocumentTypeRow = { ...invoice, id: 'NC', requiresOrigin: true };
const everything = (): boolean => true;

describe('what can be done with a document', () => {
  it('is to cancel it while it is in force, and to restore it afterwards', () => {
    const inForce = offeredActions({ status: 'unpaid' }, invoice, everything);
    expect(inForce.cancel).toEqual({ name: 'cancel' });
    expect(inForce.restore.hindrance).toEqual({ why: 'notCancelled' });
    const cancelled = offeredActions({ status: 'cancelled' }, invoice, everything);
    expect(cancelled.restore).toEqual({ name: 'restore' });
    expect(cancelled.cancel.hindrance).toEqual({ why: 'cancelled' });
    expect(cancelled.duplicate).toEqual({ name: 'duplicate' });
  });

  it('names the permission that is missing before anything else', () => {
    const { cancel } = offeredActions({ status: 'cancelled' }, invoice, () => false);
    expect(cancel.hindrance).toEqual({ why: 'permission', permission: 'documents.cancel' });
  });

  it('is not to write another receipt by hand, or a note of nothing', () => {
    const receipt: DocumentTypeRow = { ...invoice, requiresPayment: true, accountEffect: 'credit' };
    const { duplicate } = offeredActions({ status: 'paid' }, receipt, everything);
    expect(duplicate.hindrance).toEqual({ why: 'byPayment' });
    const { mention } = offeredActions({ status: 'unpaid' }, creditNote, everything);
    expect(mention.hindrance).toEqual({ why: 'correction' });
  });
});

describe('the documents that one leads to', () => {
  const left = { toConvert: ['0', '0'], toCredit: ['0', '2.5'] };
  const document = { left, leadsTo: ['NC', 'GD'], status: 'unpaid' } as const;
  const returned: DocumentTypeRow = { ...invoice, id: 'GD' };

  it('can be made of what is left', () => {
    const types = [creditNote, returned, { ...invoice, id: 'PF' }];
    expect(offeredTypes(document, types, everything)).toEqual([
      { name: 'NC', type: creditNote },
      { name: 'GD', type: returned, hindrance: { why: 'nothingLeft' } },
    ]);
  });

  it('cannot be made of one that is cancelled', () => {
    const cancelled = { ...document, status: 'cancelled' } as const;
    const [first] = offeredTypes(cancelled, [creditNote], everything);
    expect(first?.hindrance).toEqual({ why: 'cancelled' });
  });
});
