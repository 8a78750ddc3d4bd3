import { Inject, Injectable } from '@nestjs/common';
import type { ReportScheduleAnswer, ScheduleReportBody } from '@balcao/contracts';
import {
  endReportSchedule,
  evolveReportSchedules,
  mayDo,
  recordReportMailed,
  refuse,
  requirePermission,
  scheduleReport,
  ownName,
  type ReportSchedule,
  type ReportScheduleEvent,
  type ReportSchedules,
  type ScheduleEnd,
} from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import type { JobQueue } from '@balcao/jobs';
import { ShortStreams } from '@balcao/journal';
import type { MemberCaller } from '../../access/caller.js';
import type { Journals, Sources } from '../../composition/backend.js';
import { EVENTS, JOURNALS, REPORT_JOBS, SOURCES } from '../../composition/tokens.js';
import type { CommandSender } from '../../access/commands.js';
import { permissionToMail } from './scheduled-files.js';
import { mailReportSchedule, scheduleKey } from './schedule-job.js';

type Decide = (state: ReportSchedules | undefined) => readonly ReportScheduleEvent[];

/** Reports that are mailed: a stream of each company says which, and jobs do it in time. */
@Injectable()
export class ReportScheduling {
  readonly #streams;
  /** Companies whose schedules are known to be in the queue. */
  readonly #ensured = new Set<string>();

  constructor(
    @Inject(EVENTS) events: EventStore,
    @Inject(SOURCES) { clock }: Sources,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(REPORT_JOBS) private readonly jobs: JobQueue,
  ) {
    const model = { category: 'reportschedules', evolve: evolveReportSchedules };
    this.#streams = new ShortStreams<ReportSchedules, ReportScheduleEvent>(events, model, clock);
  }

  /** One's own; whoever manages the company sees all. */
  async all({ companyId, userId }: MemberCaller): Promise<readonly ReportScheduleAnswer[]> {
    const { state = new Map<string, ReportSchedule>() } = await this.#streams.read(companyId);
    await this.#ensure(companyId, [...state.values()]);
    return this.journals.inspect(companyId, (books) => {
      const managesAll = mayDo(books, userId, 'companies.manage');
      return [...state.values()]
        .filter(({ ownerId }) => managesAll || ownerId === userId)
        .map((schedule) => ({
          ...schedule,
          ownerName: books.identity.members.get(schedule.ownerId)?.name ?? schedule.ownerId,
          isOwn: schedule.ownerId === userId,
        }))
        .sort((one, other) => one.name.localeCompare(other.name));
    });
  }

  async find(companyId: string, id: string): Promise<ReportSchedule | undefined> {
    return (await this.#streams.read(companyId)).state?.get(id);
  }

  /** Has a report mailed in the caller's name; one of somebody else's is not the caller's. */
  async schedule(sender: CommandSender, body: ScheduleReportBody): Promise<void> {
    const { companyId, userId } = sender;
    const permission =
      permissionToMail(body.report) ?? refuse('record.notFound', { id: body.report });
    const timeZone = await this.journals.inspect(companyId, (books) => {
      requirePermission(books, userId, permission);
      return books.companies.settings.get().timeZone;
    });
    const known = await this.find(companyId, body.id);
    if (known !== undefined && known.ownerId !== userId) {
      refuse('record.notFound', { id: body.id });
    }
    const wanted = { ...body, ownerId: userId };
    await this.#change(sender, { schedule: { ...wanted } }, (state) =>
      scheduleReport(state, wanted),
    );
    const kept = await this.find(companyId, body.id);
    if (kept) await this.jobs.repeat(mailReportSchedule(companyId, kept, timeZone));
  }

  async remove(sender: CommandSender, id: string): Promise<void> {
    const { companyId } = sender;
    const seen = await this.all(sender);
    if (!seen.some((schedule) => schedule.id === id)) refuse('record.notFound', { id });
    await this.#change(sender, { remove: id }, (state) => endReportSchedule(state, id, 'removed'));
    await this.jobs.stopRepeating(companyId, scheduleKey(id));
  }

  /** Ends what its maker may not have any more, by the job that found out. */
  async end(companyId: string, jobId: string, id: string, reason: ScheduleEnd): Promise<void> {
    const commandId = ownName(`${jobId}-ended`);
    await this.#change({ companyId, ...byItself(jobId), commandId }, { end: id, reason }, (state) =>
      state?.has(id) === true ? endReportSchedule(state, id, reason) : [],
    );
    await this.jobs.stopRepeating(companyId, scheduleKey(id));
  }

  async mailed(companyId: string, jobId: string, id: string, on: string): Promise<void> {
    const commandId = ownName(`report-${id}-${on}`);
    await this.#change({ companyId, ...byItself(jobId), commandId }, { mailed: id, on }, (state) =>
      recordReportMailed(state, id, on),
    );
  }

  /** A queue that was lost has them again once somebody looks; asked once per start. */
  async #ensure(companyId: string, schedules: readonly ReportSchedule[]): Promise<void> {
    if (this.#ensured.has(companyId)) return;
    this.#ensured.add(companyId);
    const timeZone = await this.#timeZoneOf(companyId);
    for (const schedule of schedules.filter(({ endedBy }) => endedBy === undefined)) {
      await this.jobs.repeat(mailReportSchedule(companyId, schedule, timeZone));
    }
  }

  #timeZoneOf(companyId: string): Promise<string> {
    return this.journals.inspect(companyId, ({ companies }) => companies.settings.get().timeZone);
  }

  async #change(
    { companyId, userId: actorId, requestId: correlationId, commandId }: Sender,
    body: object,
    decide: Decide,
  ): Promise<void> {
    await this.#streams.execute(companyId, { commandId, actorId, correlationId, body, decide });
  }
}

type Sender = Pick<CommandSender, 'companyId' | 'userId' | 'requestId' | 'commandId'>;

/** Who changes a schedule where nobody asked for it. */
const byItself = (jobId: string) => ({ userId: 'reports', requestId: jobId });
