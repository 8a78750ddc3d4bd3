import { Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { TillApprovalAnswer, TillApprovalBody as TillApprovalShape } from '@balcao/contracts';
import { cashLimitsOf, limitsOf } from '@balcao/domain';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { CheckedBody } from '../http/body.js';
import { TillApprovalBody } from './pos.bodies.js';
import { TillApprovals } from './till-approvals.js';

/** A supervisor's PIN at a till. */
@ApiTags('tills')
@Controller('tills')
export class TillApprovalsController {
  constructor(
    private readonly approvals: TillApprovals,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** Checks the PIN, and signs that it fitted: the till sends that with what was approved. */
  @Post(':id/approvals')
  @HttpCode(200)
  @Allow('pos.sell')
  async give(
    @Member() caller: MemberCaller,
    @CheckedBody(TillApprovalBody) body: TillApprovalShape,
  ): Promise<TillApprovalAnswer> {
    const approval = await this.approvals.give(caller, body);
    const { approverId } = approval;
    const { limits, cash } = await this.journals.inspect(caller.companyId, (books) => ({
      limits: limitsOf(books, approverId),
      cash: cashLimitsOf(books, approverId),
    }));
    const { lineDiscount, documentDiscount } = limits ?? {};
    return {
      approval,
      ...(lineDiscount !== undefined && { lineDiscount }),
      ...(documentDiscount !== undefined && { documentDiscount }),
      ...cash,
    };
  }
}
