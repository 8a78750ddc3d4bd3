import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileBlobStore } from '@balcao/blobs/files';
import type { BlobStore } from '@balcao/blobs';
import { dumpBooks, type Command, type JournalEvent } from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import type { Job, JobQueue, JobRun, Json, Schedule } from '@balcao/jobs';
import { SqliteJobQueue } from '@balcao/jobs/sqlite';
import { domainModel, eventAs, Journal, type DomainJournal } from '@balcao/journal';

export const shopId = 'MERCEARIA';

/** A company on stores of its own, with a clock that tests set. */
export interface ShopGround {
  now: Date;
  readonly events: EventStore;
  readonly blobs: BlobStore;
  readonly jobs: JobQueue;
  readonly clock: () => Date;
  readonly newId: () => string;
  /** Journals of another node, or of this one after it was started again. */
  node(): DomainJournal;
  /** Carries a command of the owner out. */
  done(body: Command, commandId?: string): Promise<void>;
  /** Everything in the journal, in order. */
  written(): Promise<readonly JournalEvent[]>;
  /** The books as they are read from the journal alone. */
  books(): Promise<Readonly<Record<string, unknown>>>;
  end(): Promise<void>;
}

const register: Command = {
  type: 'RegisterCompany',
  id: shopId,
  name: 'Mercearia Zambeze, Lda.',
  nuit: '400123456',
  address: 'Avenida 24 de Julho, 1200',
  city: 'Maputo',
  ownerId: 'amina',
  ownerName: 'Amina Cossa',
  acceptNuitWarning: true,
};

/** A company that was just registered, on a Monday morning. */
export async function openShopGround(): Promise<ShopGround> {
  const folder = await mkdtemp(join(tmpdir(), 'balcao-tasks-'));
  const events = await SqliteEventStore.open({ path: join(folder, 'events.db') });
  const jobs = await SqliteJobQueue.open({ path: join(folder, 'jobs.db') });
  const blobs = await FileBlobStore.open({ folder: join(folder, 'blobs') });
  const snapshots = {
    load: () => Promise.resolve(undefined),
    save: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
  const journals: DomainJournal[] = [];
  let ids = 0;
  const ground = {
    now: new Date('2026-03-02T08:00:00.000Z'),
    events,
    blobs,
    jobs,
    clock: () => ground.now,
    newId: () => `ID${String((ids += 1)).padStart(24, '0')}`,
    node: () => {
      const { clock, newId } = ground;
      const model = domainModel('in testing');
      const journal = new Journal({ store: events, snapshots, model, clock, newId });
      journals.push(journal);
      return journal;
    },
    done: async (body: Command, commandId = `command${(ids += 1)}`) => {
      await first.execute(shopId, { commandId, actorId: 'amina', body });
    },
    written: async () => {
      const written: JournalEvent[] = [];
      for await (const stored of events.read(`journal-${shopId}`)) {
        written.push(eventAs<JournalEvent>(stored));
      }
      return written;
    },
    books: () => ground.node().consult(shopId, (books) => structuredClone(dumpBooks(books))),
    end: async () => {
      await Promise.all(journals.map((journal) => journal.close()));
      await jobs.close();
      await blobs.close();
      await events.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  const first = ground.node();
  await ground.done(register, 'register');
  return ground;
}

/** The job of a schedule on the morning of the shop, with the id that queues give it. */
export function occurrenceOf({ key, name, payload }: Schedule) {
  return { id: `${key}@${Date.parse('2026-03-02T08:00:00.000Z')}`, name, payload };
}

/** One attempt at a job, as a worker gives it to a handler. */
export function runOf(
  job: { readonly id: string; readonly name: string; readonly payload: Json },
  signal: AbortSignal = new AbortController().signal,
): JobRun & { readonly percents: readonly number[] } {
  const at = '2026-03-02T08:00:00.000Z';
  const running: Job = {
    ...job,
    companyId: shopId,
    actorId: 'amina',
    state: 'running',
    isCancelling: false,
    createdAt: at,
    dueAt: at,
    attempts: 0,
    maxAttempts: 5,
  };
  const percents: number[] = [];
  return {
    job: running,
    signal,
    percents,
    progress: ({ percent }) => {
      percents.push(percent);
    },
  };
}
