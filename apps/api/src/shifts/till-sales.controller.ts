import { Controller, Get, Inject, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Accepted, ParkedSale } from '@balcao/contracts';
import { parkedSale } from '@balcao/domain';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { accept, acceptNamed } from '../commands/accept.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute, CreationRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { sent } from '../http/sent.js';
import { parkedSales } from './till-start.js';
import {
  DropBody,
  ParkBody,
  RecallBody,
  ReclassifyBody,
  ReturnBody,
  SaleBody,
} from './sale.bodies.js';

/** Sales of a shift: made, given back, corrected, and those that wait. */
@ApiTags('shifts')
@Controller()
export class TillSalesController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** A sale at once: document, payment, stock and the shift's cash. */
  @CreationRoute('shifts/:id/sales', { allow: 'pos.sell' })
  sell(
    @Sender() sender: CommandSender,
    @Param('id') shiftId: string,
    @CheckedBody(SaleBody) body: SaleBody,
  ): Promise<Accepted> {
    const command = { type: 'SellAtTill', shiftId, ...sent(body) } as const;
    return acceptNamed(this.commands, sender, command, 'DocumentIssued');
  }

  /** A credit note within what is left, and its money back. */
  @CreationRoute('shifts/:id/returns', { allow: 'pos.sell' })
  giveBack(
    @Sender() sender: CommandSender,
    @Param('id') shiftId: string,
    @CheckedBody(ReturnBody) body: ReturnBody,
  ): Promise<Accepted> {
    const command = { type: 'ReturnAtTill', shiftId, ...sent(body) } as const;
    return acceptNamed(this.commands, sender, command, 'DocumentIssued');
  }

  /** Puts the right means of payment in the place of a wrong one, while the shift is open. */
  @CommandRoute('shifts/:id/reclassify', { allow: 'pos.sell' })
  reclassify(
    @Sender() sender: CommandSender,
    @Param('id') shiftId: string,
    @CheckedBody(ReclassifyBody) body: ReclassifyBody,
  ): Promise<Accepted> {
    const command = { type: 'ReclassifyPayment', shiftId, ...sent(body) } as const;
    return accept(this.commands, sender, body.documentId, command);
  }

  /** Sales that wait, for any till of the company; the oldest first. */
  @Get('parked-sales')
  @Allow('pos.sell')
  parked(@Member() { companyId }: MemberCaller): Promise<readonly Omit<ParkedSale, 'cart'>[]> {
    return this.journals.inspect(companyId, parkedSales);
  }

  /** One of them, with what is in it. */
  @Get('parked-sales/:id')
  @Allow('pos.sell')
  parkedSale(@Member() { companyId }: MemberCaller, @Param('id') id: string): Promise<ParkedSale> {
    return this.journals.inspect(companyId, (books) => parkedSale(books, id));
  }

  /** Parks a sale, to be finished later at any till of the company. */
  @CreationRoute('shifts/:id/parked-sales', { allow: 'pos.sell' })
  park(
    @Sender() sender: CommandSender,
    @Param('id') shiftId: string,
    @CheckedBody(ParkBody) body: ParkBody,
  ): Promise<Accepted> {
    const command = { type: 'ParkSale', shiftId, ...sent(body) } as const;
    return accept(this.commands, sender, body.id, command);
  }

  /** Resumes a parked sale; only the first till to ask gets it. */
  @CommandRoute('parked-sales/:id/recall', { allow: 'pos.sell' })
  recall(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(RecallBody) body: RecallBody,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'RecallParkedSale', id, ...sent(body) });
  }

  /** Drops a parked sale. */
  @CommandRoute('parked-sales/:id/drop', { allow: 'pos.sell' })
  drop(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(DropBody) body: DropBody,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'DropParkedSale', id, ...sent(body) });
  }
}
