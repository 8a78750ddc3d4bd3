import type { Command } from '../../commands.js';
import { marta } from '../members.js';
import type { JournalEvent } from '../../events.js';
import { registerMerceariaModerna } from '../company.js';
import { after, given, neverRefused, refused, within, withoutCompany } from './table.js';
import type { RefusalTable } from './table.js';

const { type: _type, ...moderna } = registerMerceariaModerna;
const closed: Command = { type: 'CloseCompany', name: moderna.name };
const onMonday = { closedOn: '2026-03-02' };
const sending = { exportId: 'all' };
/** Manages the company without being its owner, and sees no costs. */
const manager: JournalEvent = {
  ...marta,
  data: { ...marta.data, permissions: ['companies.manage'] },
};
const byManager = { actorId: 'marta' };
const onlyOwners = within(byManager, refused({}, 'company.ownersOnly'));
const scheme = { prefix: '21', kind: 'weight', articleDigits: 5, decimals: 3 } as const;
const scales = (more: object) => ({
  fields: {
    scaleBarcodes: [
      { ...scheme, prefix: '20' },
      { ...scheme, ...more },
    ],
  },
});
const notToCashiers = within(
  { actorId: 'cashier' },
  refused(sending, 'identity.permissionMissing', '', {
    permission: 'companies.manage',
    grantors: ['Ana Macuácua'],
  }),
);
const exportOf = [
  ...given([manager], ...notToCashiers),
  ...given([manager], ...within(byManager, refused(sending, 'company.exportNeedsFreeHand'))),
];

/** What is refused of the company's own commands. */
export const companiesRefusals: RefusalTable<'companies'> = {
  RegisterCompany: [
    refused(moderna, 'company.alreadyRegistered'),
    ...withoutCompany(
      refused({ ...moderna, id: 'a b' }, 'record.invalidId', 'id', { id: 'a b' }),
      refused({ ...moderna, year: 1999 }, 'series.invalidYear', 'year'),
      refused({ ...moderna, currency: 'mt' }, 'company.currencyUnknown', 'currency'),
      refused({ ...moderna, timeZone: 'Maputo' }, 'company.timeZoneUnknown', 'timeZone'),
      refused({ ...moderna, country: 'mz' }, 'country.notSelected', 'country'),
      refused({ ...moderna, nuit: '12' }, 'nuit.invalid', 'nuit'),
      refused({ ...moderna, nuit: '999999999' }, 'nuit.reserved', 'nuit', { nuit: '999999999' }),
      refused({ ...moderna, nuit: '400005835' }, 'nuit.checkDigit', 'nuit', { nuit: '400005835' }),
      refused({ ...moderna, country: 'AO', nuit: 'x1234567' }, 'nuit.invalidNif', 'nuit'),
      refused({ ...moderna, phone: '1' }, 'phone.invalid', 'phone'),
      refused({ ...moderna, email: 'ana' }, 'email.invalid', 'email'),
      refused({ ...moderna, ownerName: ' ' }, 'field.required', 'ownerName', {
        field: 'ownerName',
      }),
    ),
  ],
  ChangeCompany: [
    ...withoutCompany(refused({ fields: {} }, 'company.notRegistered')),
    ...after([closed], refused({ fields: {} }, 'company.closed', '', onMonday)),
    refused({ fields: { name: null } }, 'field.required', 'name', { field: 'name' }),
    refused({ fields: { nuit: '400005835' } }, 'nuit.checkDigit', 'nuit', { nuit: '400005835' }),
    refused({ fields: {}, expectedRevision: -1 }, 'record.stale', '', {
      expected: -1,
      actual: 102,
    }),
  ],
  ChangeSettings: [
    refused(
      { fields: { decimalPlaces: null } },
      'company.decimalPlacesNotSpecified',
      'decimalPlaces',
    ),
    refused({ fields: { decimalPlaces: 7 } }, 'field.outOfRange', 'decimalPlaces', {
      field: 'decimalPlaces',
      min: 2,
      max: 6,
    }),
    refused(
      { fields: { defaultClientId: 'wholesaler' } },
      'company.defaultClientNotSelected',
      'defaultClientId',
    ),
    refused(
      { fields: { defaultWarehouseId: 'none' } },
      'warehouse.defaultNotSelected',
      'defaultWarehouseId',
    ),
    refused({ fields: { stockValuation: 'batch' } }, 'stock.valuationInUse', 'stockValuation'),
    refused({ fields: { lockedThrough: '2026-03-02' } }, 'company.lockNotPast', 'lockedThrough'),
    refused(scales({ prefix: '2' }), 'catalog.scalePrefix', 'scaleBarcodes.1.prefix'),
    refused(scales({ articleDigits: 8 }), 'catalog.scaleDigits', 'scaleBarcodes.1.articleDigits', {
      digits: 12,
    }),
    refused(
      scales({ kind: 'price', decimals: 3 }),
      'field.outOfRange',
      'scaleBarcodes.1.decimals',
      { field: 'decimals', min: 0, max: 2 },
    ),
    refused(scales({ prefix: '201' }), 'field.taken', 'scaleBarcodes.1.prefix', {
      field: 'prefix',
      value: '201',
    }),
  ],
  CloseCompany: [
    ...given(
      [manager],
      ...within(byManager, refused({ name: moderna.name }, 'company.ownersOnly')),
    ),
    refused({ name: 'Mercearia' }, 'company.nameDiffers', 'name', { name: moderna.name }),
  ],
  ReopenCompany: [
    refused({}, 'company.notClosed'),
    ...after(
      [closed],
      ...within(
        { now: '2026-04-01T07:30:00.001Z' },
        refused({}, 'company.reopenedTooLate', '', { days: 30 }),
      ),
    ),
  ],
  DiscardDemo: [refused({}, 'demo.isReal'), ...given([manager], ...onlyOwners)],
  LeaveCompany: [refused({}, 'company.lastOwner', '', { companies: [moderna.name] })],
  OrderCompanyExport: exportOf,
  TakeCompanyExport: exportOf,
  SettleSetUpStep: [
    refused({ step: 'x' as 'vat', how: 'done' }, 'field.invalid', 'step', { field: 'step' }),
  ],
  DismissSetUp: neverRefused,
};
