import { Module } from '@nestjs/common';
import { commandHandlers } from '../commands/company-command.js';
import { vatRegister } from '@balcao/domain';
import { vat } from '@balcao/projections';
import { plainCommands } from '../registers/register-commands.js';
import { registerReads } from '../registers/register-reads.js';

/** VAT rates. */
@Module({
  controllers: [
    registerReads({
      list: 'commercial/vat',
      collection: vat,
      csvColumns: [
        'code',
        'name',
        'rate',
        'taxableShare',
        'exemptionReason',
        'validFrom',
        'validTo',
      ],
    }),
    plainCommands('commercial/vat', vatRegister),
  ],
  providers: [...commandHandlers('vat')],
})
export class VatModule {}
