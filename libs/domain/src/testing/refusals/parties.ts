import { AMOUNT_MINOR_MAX, formatMinor } from '@balcao/pricing';
import type { Command } from '../../commands.js';
import { issue } from '../documents.js';
import { after, refused, refusalsOfRegister, type RefusalTable } from './table.js';

const client = { code: 'C9', name: 'Talho', country: 'MZ', isClient: true, isSupplier: false };
const party = refusalsOfRegister('Party', client, 'code');
const category = refusalsOfRegister('PartyCategory', { name: 'Retalho' }, 'name');
const region = refusalsOfRegister('Region', { name: 'Sul' }, 'name');
const wrong = (more: object) => ({ id: 'talho', fields: { ...client, ...more } });
const registered: Command = { type: 'RegisterParty', id: 'talho', fields: client };
const asksToGo = { id: 'mercearia', reason: 'Pediu', events: [0], expectedRevision: 9999 };
const erased: Command = { type: 'EraseParty', ...asksToGo };
const mailed = {
  id: 'mercearia',
  ledger: 'client',
  to: 'ana@talho.co.mz',
  language: 'pt',
} as const;
const makers: Command = {
  type: 'RegisterPartyCategory',
  id: 'makers',
  fields: { name: 'Fabricantes', kind: 'supplier' },
};
const parked: readonly Command[] = [
  { type: 'OpenShift', id: 'shift1', cashRegisterId: 'till1', floatMinor: 0 },
  {
    type: 'ParkSale',
    id: 'parked1',
    shiftId: 'shift1',
    name: 'Mesa 4',
    totalMinor: 17_400,
    cart: {
      clientId: 'mercearia',
      lines: [{ articleId: 'soap', quantity: '1', unitPrice: '174', vatId: 'vat_NOR' }],
    },
  },
];

/** What is refused of the commands on parties. */
export const partiesRefusals: RefusalTable<'parties'> = {
  ...party,
  RegisterParty: [
    ...party.RegisterParty,
    refused(wrong({ code: 'C001' }), 'field.taken', 'code', { field: 'code', value: 'C001' }),
    refused(wrong({ country: 'mz' }), 'country.notSelected', 'country'),
    refused(wrong({ nuit: '12' }), 'nuit.invalid', 'nuit'),
    refused(wrong({ nuit: '999999999' }), 'nuit.reserved', 'nuit', { nuit: '999999999' }),
    refused(wrong({ nuit: '400005835' }), 'nuit.checkDigit', 'nuit', { nuit: '400005835' }),
    refused(wrong({ country: 'AO', nuit: 'x1234567' }), 'nuit.invalidNif', 'nuit'),
    refused(wrong({ email1: 'ana' }), 'email.invalid', 'email1'),
    refused(wrong({ phone1: '1' }), 'phone.invalid', 'phone1'),
    refused(wrong({ phone1: '1', phoneCode: '+351' }), 'phone.invalidForCode', 'phone1'),
    refused(wrong({ phoneCode: 'x' }), 'phone.invalidCode', 'phoneCode'),
    refused(wrong({ isClient: false }), 'party.neitherClientNorSupplier', 'isClient'),
    refused(wrong({ categoryId: 'none' }), 'category.notSelected', 'categoryId'),
    refused(wrong({ regionId: 'none' }), 'party.regionNotFound', 'regionId'),
    refused(wrong({ creditLimitMinor: -1 }), 'field.negative', 'creditLimitMinor', {
      field: 'creditLimitMinor',
    }),
    refused(
      wrong({ debitLimitMinor: AMOUNT_MINOR_MAX + 1 }),
      'amount.tooLarge',
      'debitLimitMinor',
      {
        max: formatMinor(AMOUNT_MINOR_MAX),
      },
    ),
    refused(wrong({ paymentTermsDays: 3651 }), 'field.outOfRange', 'paymentTermsDays', {
      field: 'paymentTermsDays',
      min: 0,
      max: 3650,
    }),
    refused(
      wrong({ receiptEmail: 'ana@talho.co.mz', receiptEmailSince: '2026-03-03' }),
      'treasury.inFuture',
      'receiptEmailSince',
      { today: '2026-03-02' },
    ),
    refused(wrong({ receiptPhoneSince: '2026-03-02' }), 'field.required', 'receiptPhone', {
      field: 'receiptPhone',
    }),
    ...after(
      [makers],
      refused(wrong({ categoryId: 'makers' }), 'category.notSelected', 'categoryId'),
    ),
  ],
  ChangeParty: [
    ...party.ChangeParty,
    ...after(
      [issue()],
      refused(
        { id: 'mercearia', fields: { nuit: '400005834' } },
        'party.nuitUsedInDocuments',
        'nuit',
      ),
    ),
    ...after(
      [issue({ clientId: 'consumer' })],
      refused({ id: 'consumer', fields: { name: 'Outro' } }, 'party.nameUsedInDocuments', 'name'),
    ),
  ],
  ArchiveParty: [...party.ArchiveParty, refused({ id: 'consumer' }, 'party.isDefaultClient')],
  RestoreParty: [
    ...party.RestoreParty,
    ...after([erased], refused({ id: 'mercearia' }, 'party.isErased', '', { name: 'C001' })),
  ],
  EraseParty: [
    refused({ ...asksToGo, id: 'none' }, 'record.notFound', '', { id: 'none' }),
    refused({ ...asksToGo, id: 'consumer' }, 'party.isDefaultClient'),
    refused({ ...asksToGo, reason: ' ' }, 'party.erasureReasonRequired', 'reason'),
    refused({ ...asksToGo, reason: 'x'.repeat(501) }, 'field.tooLong', 'reason', {
      field: 'reason',
      max: 500,
    }),
    ...after([erased], refused(asksToGo, 'party.isErased', '', { name: 'C001' })),
    ...after(
      [issue()],
      refused(asksToGo, 'party.erasureOpenAccount', '', { name: 'Mercearia do Bairro' }),
    ),
    ...after(
      parked,
      refused(asksToGo, 'party.erasureParkedSale', '', { name: 'Mercearia do Bairro' }),
    ),
    ...after(
      [registered],
      refused({ ...asksToGo, id: 'talho', expectedRevision: 0 }, 'record.stale', '', {
        expected: 0,
        actual: 104,
      }),
    ),
  ],
  RecordStatementSent: [
    refused({ ...mailed, id: 'none' }, 'record.notFound', '', { id: 'none' }),
    refused({ ...mailed, to: 'ana' }, 'email.invalid', 'to'),
    refused({ ...mailed, language: 'fr' as 'pt' }, 'field.invalid', 'language', {
      field: 'language',
    }),
  ],
  ...category,
  RegisterPartyCategory: [
    ...category.RegisterPartyCategory,
    ...after(
      [makers],
      refused(
        { id: 'more', fields: { name: 'Fabricantes', kind: 'supplier' } },
        'field.taken',
        'name',
        { field: 'name', value: 'Fabricantes' },
      ),
    ),
  ],
  ChangePartyCategory: [
    ...category.ChangePartyCategory,
    ...after(
      [makers],
      refused({ id: 'makers', fields: { kind: 'client' } }, 'party.categoryKindStays', 'kind'),
    ),
  ],
  ...region,
};
