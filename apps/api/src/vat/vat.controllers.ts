import { vatRegister } from '@balcao/domain';
import { vat } from '@balcao/projections';
import { plainCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';

export const vatControllers = [
  registerReads({
    list: 'commercial/vat',
    collection: vat,
    csvColumns: ['code', 'name', 'rate', 'taxableShare', 'exemptionReason', 'validFrom', 'validTo'],
  }),
  plainCommands('commercial/vat', vatRegister),
];
