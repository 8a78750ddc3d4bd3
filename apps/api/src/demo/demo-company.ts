import { Inject, Injectable, Logger } from '@nestjs/common';
import { DomainError, todayIn, type Command, type JournalEvent, type User } from '@balcao/domain';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, SOURCES } from '../composition/tokens.js';
import { ReadAfter } from '../reading/read-after.js';
import type { DemoBatch } from './demo-records.js';
import { demoYear } from './demo-plan.js';
import { demoTrade } from './demo-trade.js';

const companyId = 'DEMO';

/** A trading company with a year behind it, made by the same commands as any other. */
@Injectable()
export class DemoCompany {
  readonly #log = new Logger(DemoCompany.name);
  /** Known to whoever looks around: a demo keeps nothing secret. */
  readonly owner = {
    email: 'demo@balcao.co.mz',
    firstName: 'Amélia',
    lastName: 'Sitoe',
    password: 'demonstration',
  };

  constructor(
    private readonly readAfter: ReadAfter,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** Every command has an id of its own: done again after a crash, it goes on where it stood. */
  async create(owner: User, requestId: string): Promise<void> {
    const ownerName = `${owner.firstName} ${owner.lastName}`;
    const actor = { actorId: owner.id, correlationId: requestId };
    let revision = -1;
    const run = async (commandId: string, body: Command): Promise<readonly JournalEvent[]> => {
      const submitted = { ...actor, commandId: `demo-${commandId}`, body };
      const done = await this.journals.execute(companyId, submitted);
      revision = Math.max(revision, done.revision);
      return done.events;
    };
    const now = this.sources.clock().toISOString();
    const today = await this.journals.inspect(companyId, (books) => todayIn(books, { now }));
    const plan = demoYear(today);
    await run('company', registration(owner.id, ownerName, plan.yearOpened));
    const trade = demoTrade(plan);
    let step = trade.next();
    while (step.done !== true) step = trade.next(await this.#runAll(step.value, run));
    await this.readAfter.until(companyId, revision);
  }

  /** A step that a rule refuses is left out: the year goes on without it. */
  async #runAll(
    batch: DemoBatch,
    run: (id: string, command: Command) => Promise<readonly JournalEvent[]>,
  ): Promise<readonly JournalEvent[]> {
    const done = await Promise.all(
      batch.map(async ({ id, command }) => {
        try {
          return await run(id, command);
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          this.#log.warn(`${command.type} ${id}: ${JSON.stringify(error.problems)}`);
          return [];
        }
      }),
    );
    return done.flat();
  }
}

function registration(ownerId: string, ownerName: string, year: number): Command {
  return {
    type: 'RegisterCompany',
    id: companyId,
    name: 'Comercial Sitoe, Lda (demonstração)',
    nuit: '400339910',
    address: 'Av. Eduardo Mondlane 1270',
    city: 'Maputo',
    province: 'Maputo Cidade',
    phone: '843012345',
    email: 'geral@sitoe.co.mz',
    ownerId,
    ownerName,
    year,
  };
}
