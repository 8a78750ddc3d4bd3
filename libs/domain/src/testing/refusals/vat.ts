import { after, refused, refusalsOfRegister, type RefusalTable } from './table.js';

const reduced = { code: 'X5', name: 'Reduzida', rate: '5', isDefault: false };
const code = refusalsOfRegister('Vat', reduced, 'code');
const wrong = (more: object) => ({ id: 'red', fields: { ...reduced, ...more } });

/** What is refused of the commands on VAT codes. */
export const vatRefusals: RefusalTable<'vat'> = {
  ...code,
  RegisterVat: [
    ...code.RegisterVat,
    refused(wrong({ code: 'NOR' }), 'field.taken', 'code', { field: 'code', value: 'NOR' }),
    refused(wrong({ rate: '-1' }), 'field.invalid', 'rate', { field: 'rate' }),
    refused(wrong({ taxableShare: '100' }), 'vat.taxableShareOutOfRange', 'taxableShare'),
    refused(wrong({ taxableShare: '0' }), 'vat.taxableShareOutOfRange', 'taxableShare'),
    refused(wrong({ rate: '0' }), 'vat.exemptionReasonRequired', 'exemptionReason'),
    refused(
      wrong({ validFrom: '2026-02-01', validTo: '2026-01-31' }),
      'vat.validityEndsBeforeItBegins',
      'validTo',
      { validFrom: '2026-02-01', validTo: '2026-01-31' },
    ),
    refused(wrong({ onSales: 'exempt' }), 'vat.meaningDoesNotFitRate', 'onSales'),
    refused(
      wrong({ rate: '0', exemptionReason: 'CIVA 8', onPurchases: 'reverse' }),
      'vat.reverseRateRequired',
      'reverseRate',
    ),
    refused(
      wrong({ onPurchases: 'reverse', reverseRate: '16' }),
      'vat.reverseChargesNothing',
      'onPurchases',
    ),
  ],
  ChangeVat: [
    ...code.ChangeVat,
    refused({ id: 'vat_NOR', fields: { rate: '17' } }, 'vat.rateInUse', 'rate', { code: 'NOR' }),
    refused({ id: 'vat_NOR', fields: { taxableShare: '50' } }, 'vat.rateInUse', 'taxableShare', {
      code: 'NOR',
    }),
  ],
  ArchiveVat: [
    ...code.ArchiveVat,
    ...after([], refused({ id: 'vat_NOR' }, 'vat.defaultCannotBeArchived')),
  ],
};
