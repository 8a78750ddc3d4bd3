import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  explainGroupings,
  type ExplainAnswer,
  type ExplainChangesAnswer,
  type ExplainGroupsAnswer,
} from '@balcao/contracts';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { ApiOptional } from '../reading/api-optional.js';
import { revisionOf } from '../past-rows/known-at.js';
import type { SentQuery } from '../reading/list-query.js';
import { askedFigure } from './asked-figure.js';
import { FigureChanges } from './changes.js';
import { Explainer } from './explainer.js';
import { GroupedContributions } from './grouped.js';

/** Why a figure is what it is. What one may not see otherwise is not explained either. */
@ApiTags('explain')
@Controller('explain')
export class ExplainController {
  constructor(
    private readonly explainer: Explainer,
    private readonly grouped: GroupedContributions,
    private readonly changes: FigureChanges,
  ) {}

  /** The events that add up to a figure, a page of them, or with `by` put together. */
  @Get()
  @Allow('companies.view')
  @ApiQuery({ name: 'figure' })
  @ApiOptional('id', 'part', 'revision')
  @ApiQuery({ name: 'less', required: false, enum: ['true'] })
  @ApiOptional('filter', 'on', 'from', 'to')
  @ApiQuery({ name: 'by', required: false, enum: explainGroupings })
  @ApiQuery({ name: 'after', required: false })
  explain(
    @Member() caller: MemberCaller,
    @Query() sent: SentQuery,
  ): Promise<ExplainAnswer | ExplainGroupsAnswer> {
    const asked = askedFigure(caller, sent);
    const by = explainGroupings.find((grouping) => grouping === sent['by']);
    return by === undefined
      ? this.explainer.page(asked, sent['after'])
      : this.grouped.of(asked, by);
  }

  /** What changed a figure since the event `since`: now less what was known then. */
  @Get('changes')
  @Allow('audit.view')
  @ApiQuery({ name: 'figure' })
  @ApiQuery({ name: 'since' })
  @ApiOptional('id', 'part', 'revision')
  @ApiQuery({ name: 'less', required: false, enum: ['true'] })
  @ApiOptional('filter', 'on', 'from', 'to')
  changed(@Member() caller: MemberCaller, @Query() sent: SentQuery): Promise<ExplainChangesAnswer> {
    return this.changes.since(askedFigure(caller, sent), revisionOf(sent['since']));
  }
}
