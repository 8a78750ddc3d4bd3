import { issue } from '../documents.js';
import { refusalsOfRegister } from './table.js';

export const voucher = {
  name: 'Voucher',
  namePt: 'Vale',
  kind: 'other',
  mechanism: 'OU',
  requiresReference: false,
  isDefault: false,
} as const;
export const method = refusalsOfRegister('PaymentMethod', voucher, 'name');
export const tax = { code: 'R', name: 'Rendas', rate: '10' };
export const rate = refusalsOfRegister('WithholdingRate', tax, 'code');
/** An invoice of 450.00 that waits to be paid. */
export const invoiced = issue();
export const cash = { methodId: 'method_cash', amountMinor: 45_000 };
export const all = { documentId: 'FT_2026.1', amountMinor: 45_000 };
export const paid = {
  documentTypeId: 'RC',
  partyId: 'mercearia',
  rows: [cash],
  allocations: [all],
};
export const rows = (...more: readonly object[]) => ({
  ...paid,
  rows: [{ ...cash, amountMinor: 1 }, ...more] as readonly (typeof cash)[],
});
export const half = { documentId: 'FT_2026.1', amountMinor: 100 };
