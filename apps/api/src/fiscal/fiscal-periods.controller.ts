import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type {
  Accepted,
  FiscalPeriodAnswer,
  FiscalPeriodChangesAnswer,
  JobAccepted,
} from '@balcao/contracts';
import type { EventStore } from '@balcao/event-store';
import { DomainError, lastDayOf, refuse, type DeclaredFile } from '@balcao/domain';
import type { Job, JobQueue } from '@balcao/jobs';
import { fiscalFileJob, fiscalFileOrder, fiscalOrderOf } from '@balcao/tasks';
import type { RowReader } from '@balcao/read-store';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { accept } from '../commands/accept.js';
import { EVENTS, JOBS, ROWS } from '../composition/tokens.js';
import { CheckedBody } from '../http/body.js';
import { CommandRoute } from '../access/command-route.js';
import { Sender, type CommandSender } from '../access/commands.js';
import {
  DeclarePeriodBody,
  SettleDeclaredChangesBody,
  WithdrawDeclarationBody,
} from './fiscal.bodies.js';
import { FiscalPeriods } from './fiscal-periods.js';
import { laterChanges } from './later-changes.js';
import { jobIdOf } from '../jobs/job-id.js';

/** How often the changes since a file are read again while documents are being written. */
const triesMax = 5;

/** Months and what was handed in of them. */
@ApiTags('fiscal')
@Controller('fiscal/periods')
export class FiscalPeriodsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly periods: FiscalPeriods,
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(JOBS) private readonly jobs: JobQueue,
  ) {}

  /** The months of the company, with the files that were submitted of them. */
  @Get()
  @Allow('fiscal.view')
  list(@Member() { companyId }: MemberCaller): Promise<readonly FiscalPeriodAnswer[]> {
    return this.periods.list(companyId);
  }

  /** One month: what was submitted, and what has changed in it since. */
  @Get(':period')
  @Allow('fiscal.view')
  show(
    @Member() { companyId }: MemberCaller,
    @Param('period') period: string,
  ): Promise<FiscalPeriodChangesAnswer> {
    return this.periods.show(companyId, period);
  }

  /** Marks a month as submitted, with the file that was. */
  @CommandRoute(':period/declare', { allow: 'fiscal.export' })
  async declare(
    @Sender() sender: CommandSender,
    @Param('period') period: string,
    @CheckedBody(DeclarePeriodBody) { fileId, receipt }: DeclarePeriodBody,
  ): Promise<Accepted> {
    const { companyId } = sender;
    const file = fileOf(await this.jobs.get(companyId, fileId), period);
    for (let tries = 1; ; tries += 1) {
      const reading = { events: this.events, rows: this.rows, companyId };
      const later = await laterChanges(reading, { period, ...file });
      const fields = receipt !== undefined && { receipt };
      const sent = { type: 'DeclarePeriod', period, ...file, ...fields } as const;
      try {
        return await accept(this.commands, sender, period, { ...sent, ...later }, sent);
      } catch (error) {
        const isMoved = error instanceof DomainError && error.code === 'fiscal.changedMeanwhile';
        if (!isMoved || tries === triesMax) throw error;
      }
    }
  }

  /** Says that what has changed is put right elsewhere. */
  @CommandRoute(':period/settle', { allow: 'fiscal.export' })
  settle(
    @Sender() sender: CommandSender,
    @Param('period') period: string,
    @CheckedBody(SettleDeclaredChangesBody) { note, until }: SettleDeclaredChangesBody,
  ): Promise<Accepted> {
    const command = { type: 'SettleDeclaredChanges', period, until, note } as const;
    return accept(this.commands, sender, period, command);
  }

  /** Takes a mark back that was made by mistake. */
  @CommandRoute(':period/withdraw', { allow: 'fiscal.export' })
  withdraw(
    @Sender() sender: CommandSender,
    @Param('period') period: string,
    @CheckedBody(WithdrawDeclarationBody) { reason }: WithdrawDeclarationBody,
  ): Promise<Accepted> {
    return accept(this.commands, sender, period, {
      type: 'WithdrawDeclaration',
      period,
      reason,
    });
  }

  /** Has the submitted file made again from the books at its position: it must be the same. */
  @Post(':period/again')
  @HttpCode(202)
  @Allow('fiscal.export')
  async again(
    @Sender() { companyId, userId: actorId, commandId }: CommandSender,
    @Param('period') period: string,
  ): Promise<JobAccepted> {
    const { declaration, from, to } = await this.periods.show(companyId, period);
    if (declaration === null) return refuse('fiscal.notDeclared', { period });
    const { revision, madeOn, fileKind } = declaration;
    const order = fiscalOrderOf({ kind: fileKind, from, to, again: { revision, madeOn } });
    if (order === undefined) return refuse('fiscal.fileWithoutPosition');
    const id = jobIdOf('fiscal', commandId);
    await this.jobs.enqueue(fiscalFileOrder(id, { companyId, actorId }, order));
    return { id };
  }
}

/** The file of a finished job, where it is one of the whole month. */
function fileOf(job: Job | undefined, period: string): DeclaredFile {
  const order = job?.name === fiscalFileJob ? fiscalOrderOf(job.payload) : undefined;
  if (job === undefined || order === undefined) return refuse('record.notFound', { id: 'fileId' });
  if (order.from !== `${period}-01` || order.to !== lastDayOf(period))
    return refuse('fiscal.fileOfOtherPeriod', { period }, 'fileId');
  const { fileName, size, sha256, revision, madeOn } = resultIn(job.result);
  if (revision === undefined) return refuse('fiscal.fileWithoutPosition', undefined, 'fileId');
  const { id: fileId } = job;
  return { fileId, fileKind: order.kind, fileName, size, sha256, revision, madeOn };
}

/** What the job of a file has answered. */
function resultIn(result: unknown) {
  const fields = typeof result === 'object' && result !== null ? result : {};
  const { fileName, size, sha256, revision, madeOn } = fields as Readonly<Record<string, unknown>>;
  return {
    fileName: typeof fileName === 'string' ? fileName : '',
    size: typeof size === 'number' ? size : 0,
    sha256: typeof sha256 === 'string' ? sha256 : '',
    revision: typeof revision === 'number' ? revision : undefined,
    madeOn: typeof madeOn === 'string' ? madeOn : '',
  };
}
