import { Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted } from '@balcao/contracts';
import { lastDayOf, monthShape, onForm, refuse } from '@balcao/domain';
import { CommandRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { accept } from '../commands/accept.js';
import { CheckedBody } from '../http/body.js';
import { VatSums } from '../statistics/vat-sums.js';
import { WriteVatReturnBody } from './fiscal.bodies.js';

/** What a company writes into the VAT return of a month. */
@ApiTags('fiscal')
@Controller('fiscal/vat-returns')
export class VatReturnsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly vat: VatSums,
  ) {}

  /** Replaces the adjustments, credits, fine, refund and payment of a month's VAT return. */
  @CommandRoute(':period', { allow: 'fiscal.export' })
  async write(
    @Sender() sender: CommandSender,
    @Param('period') period: string,
    @CheckedBody(WriteVatReturnBody) body: WriteVatReturnBody,
  ): Promise<Accepted> {
    if (!monthShape.test(period)) refuse('fiscal.invalidPeriod', undefined, 'period');
    const { ...written } = body;
    const days = { from: `${period}-01`, to: lastDayOf(period) };
    const nothing = { inFavourMinor: 0, toStateMinor: 0, communicatedMinor: 0, refundMinor: 0 };
    const { boxes } = await this.vat.of(sender.companyId, days, { ...nothing, ...written });
    const form = onForm(boxes);
    const sent = { type: 'WriteVatReturn', period, ...written } as const;
    const credit = { creditMinor: form['21'], leftMinor: form['22'] };
    return accept(this.commands, sender, period, { ...sent, ...credit }, sent);
  }
}
