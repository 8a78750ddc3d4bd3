import { vat } from '@balcao/projections';
import { registerCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { changedFields, newFields } from '../registers/sent-fields.js';
import { ChangeVatBody, NewVatBody } from './vat.bodies.js';

export const vatControllers = [
  registerReads({
    path: 'vat',
    view: 'vat.view',
    collection: vat,
    csvColumns: ['code', 'name', 'rate', 'taxableShare', 'exemptionReason', 'validFrom', 'validTo'],
  }),
  registerCommands({
    path: 'vat',
    manage: 'vat.manage',
    newBody: NewVatBody,
    changeBody: ChangeVatBody,
    register: (body) => ({ type: 'RegisterVat', ...newFields(body) }),
    change: (id, body) => ({ type: 'ChangeVat', id, ...changedFields(body) }),
    archive: (id, expected) => ({ type: 'ArchiveVat', id, ...expected }),
    restore: (id, expected) => ({ type: 'RestoreVat', id, ...expected }),
  }),
];
