import { vat } from '@balcao/projections';
import { registerCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';
import { ChangeVatBody, NewVatBody } from './vat.bodies.js';

export const vatControllers = [
  registerReads({
    list: 'commercial/vat',
    collection: vat,
    csvColumns: ['code', 'name', 'rate', 'taxableShare', 'exemptionReason', 'validFrom', 'validTo'],
  }),
  registerCommands({
    resource: 'commercial/vat',
    newBody: NewVatBody,
    changeBody: ChangeVatBody,
  }),
];
