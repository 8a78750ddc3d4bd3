import type { AnyEvent } from '@balcao/domain';
import type { RestWork } from './group-commit.js';
import type { JournalLimits } from './limits.js';
import type { LoadedBooks, Warn } from './load-books.js';
import type { BooksEnvironment, OpenBooks } from './open-books.js';
import type { SnapshotStore } from './snapshot.js';
import { copySnapshot, sealSnapshot } from './snapshot.js';

/**
 * A snapshot takes time in proportion to the journal: one is due when it has grown by this much.
 */
const growthBetweenSnapshots = 0.05;

type SnapshotLimits = Pick<JournalLimits, 'eventsBetweenSnapshots' | 'eventsWorthASnapshot'>;

/**
 * Writes a company's snapshots while its books are at rest. Only the copy into bytes happens there;
 * the file is written in parallel with further work.
 */
export class SnapshotWriter<Books, Command, Event extends AnyEvent> implements RestWork {
  private readonly open: OpenBooks<Books, Command, Event>;
  private lastRevision: number;
  private writing: Promise<void> | undefined;

  constructor(
    private readonly environment: BooksEnvironment<Books, Command, Event>,
    loaded: LoadedBooks<Books, Command, Event>,
    private readonly snapshots: SnapshotStore,
    private readonly limits: SnapshotLimits,
    private readonly warn: Warn,
  ) {
    this.open = loaded.open;
    this.lastRevision = loaded.snapshotRevision;
  }

  isDue(): boolean {
    const growth = this.open.durable.revision * growthBetweenSnapshots;
    const enough = Math.max(this.limits.eventsBetweenSnapshots, growth);
    return this.writing === undefined && this.isWorthIt(enough);
  }

  run(): void {
    const { companyId } = this.environment;
    this.lastRevision = this.open.durable.revision;
    this.writing = this.write()
      .catch((error: unknown) => {
        this.warn(`the snapshot of ${companyId} is not written`, error);
      })
      .finally(() => {
        this.writing = undefined;
      });
  }

  /** Before the books leave memory: writes what is worth it, and waits for what is under way. */
  async finish(): Promise<void> {
    await this.writing;
    if (this.isWorthIt(this.limits.eventsWorthASnapshot)) this.run();
    await this.writing;
  }

  /** Removes the snapshot; the next one is due as if there had never been any. */
  async discard(): Promise<void> {
    await this.writing;
    await this.snapshots.remove(this.environment.companyId);
    this.lastRevision = -1;
  }

  /** Never of a damaged journal: its last hash may be that of the journal once it is restored. */
  private isWorthIt(enough: number): boolean {
    return this.open.damage === undefined && this.events >= enough;
  }

  /** Events behind the last snapshot. */
  private get events(): number {
    return this.open.durable.revision - this.lastRevision;
  }

  /** Copies at once: what follows the first `await` sees books that have moved on. */
  private async write(): Promise<void> {
    const { companyId, model } = this.environment;
    const { revision, hash, recordedAt } = this.open.durable;
    const file = copySnapshot({
      foldVersion: model.foldVersion,
      companyId,
      revision,
      hash,
      recordedAt,
      books: model.dump(this.open.books),
    });
    await sealSnapshot(file);
    await this.snapshots.save(companyId, file);
  }
}
