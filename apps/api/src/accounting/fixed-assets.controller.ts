import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Accepted, DepreciationAnswer } from '@balcao/contracts';
import {
  depreciationDue,
  isDay,
  lastDepreciation,
  type DisposeOfFixedAsset,
  type RecordFixedAsset,
} from '@balcao/domain';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { CommandRoute, CreationRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import { accept } from '../commands/accept.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { CheckedBody } from '../http/body.js';
import { withoutNulls } from '../http/without-nulls.js';
import { CancelMoneyBody } from '../payments/payments.bodies.js';
import { expectedOf } from '../registers/sent-fields.js';
import {
  DepreciateFixedAssetsBody,
  DisposeOfFixedAssetBody,
  RecordFixedAssetBody,
} from './fixed-assets.bodies.js';

/** Fixed assets: what the company uses for years, and its depreciation. */
@ApiTags('accounting')
@Controller('fixed-assets')
export class FixedAssetsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** The last run of depreciation, and what one to the end of a month would post. */
  @Get('depreciation')
  @Allow('accounting.view')
  @ApiQuery({ name: 'through', required: false, description: 'A month, `2026-11`' })
  depreciation(
    @Member() { companyId }: MemberCaller,
    @Query('through') through: string | undefined,
  ): Promise<DepreciationAnswer> {
    return this.journals.inspect(companyId, (books) => {
      const isMonth = through !== undefined && isDay(`${through}-01`);
      const due = isMonth ? depreciationDue(books, through) : [];
      const amountMinor = due.reduce((sum, line) => sum + line.amountMinor, 0);
      const last = lastDepreciation(books);
      return { count: due.length, amountMinor, ...(last && { last }) };
    });
  }

  /** Records a fixed asset. */
  @CreationRoute('', { allow: 'accounting.post' })
  record(
    @Sender() sender: CommandSender,
    @CheckedBody(RecordFixedAssetBody) body: Omit<RecordFixedAsset, 'type'>,
  ): Promise<Accepted> {
    const command = { type: 'RecordFixedAsset', ...withoutNulls(body) } as const;
    return accept(this.commands, sender, body.id, command);
  }

  /** Depreciates all assets to the end of a month. */
  @CommandRoute('depreciate', { allow: 'accounting.post' })
  depreciate(
    @Sender() sender: CommandSender,
    @CheckedBody(DepreciateFixedAssetsBody) { id, through }: DepreciateFixedAssetsBody,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'DepreciateFixedAssets', id, through });
  }

  /** Takes the last run of depreciation back. */
  @CommandRoute('depreciation/:id/reverse', { allow: 'accounting.post' })
  reverse(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(CancelMoneyBody) { reason }: CancelMoneyBody,
  ): Promise<Accepted> {
    return accept(this.commands, sender, id, { type: 'ReverseDepreciation', id, reason });
  }

  /** Adds the classes that the law of the country has rates for, those that are missing. */
  @CommandRoute('classes', { allow: 'accounting.manage' })
  adoptClasses(@Sender() sender: CommandSender): Promise<Accepted> {
    return accept(this.commands, sender, 'classes', { type: 'AdoptAssetClasses' });
  }

  /** Records that an asset is sold, scrapped or lost. */
  @CommandRoute(':id/dispose', { allow: 'accounting.post' })
  dispose(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(DisposeOfFixedAssetBody) body: Omit<DisposeOfFixedAsset, 'type' | 'id'>,
  ): Promise<Accepted> {
    const command = { type: 'DisposeOfFixedAsset', ...withoutNulls(body), id } as const;
    return accept(this.commands, sender, id, command);
  }

  /** Takes a disposal back. */
  @CommandRoute(':id/restore', { allow: 'accounting.post' })
  restore(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(CancelMoneyBody) body: CancelMoneyBody,
  ): Promise<Accepted> {
    const { reason } = body;
    const command = { type: 'RestoreFixedAsset', id, reason, ...expectedOf(body) } as const;
    return accept(this.commands, sender, id, command);
  }

  /** Takes an asset back that should not have been recorded. */
  @CommandRoute(':id/cancel', { allow: 'accounting.post' })
  cancel(
    @Sender() sender: CommandSender,
    @Param('id') id: string,
    @CheckedBody(CancelMoneyBody) body: CancelMoneyBody,
  ): Promise<Accepted> {
    const { reason } = body;
    const command = { type: 'CancelFixedAsset', id, reason, ...expectedOf(body) } as const;
    return accept(this.commands, sender, id, command);
  }
}
