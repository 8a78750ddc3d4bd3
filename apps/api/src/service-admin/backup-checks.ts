import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { BackupAnswer, BackupCheckAnswer } from '@balcao/contracts';
import { BACKUPS, type BackupSettings } from '../backing-up/backup-found.js';
import { lastBackup } from '../backing-up/last-backup.js';
import type { Sources } from '../composition/backend.js';
import { SOURCES } from '../composition/tokens.js';

/** How long a request waits for the result; a longer check is asked about again. */
const answerWithinMs = 10_000;

type BackupResult =
  | { readonly state: 'readable'; readonly events: number }
  | { readonly state: 'damaged'; readonly why: string }
  | { readonly state: 'failed' };

/** Checks the last backup in the background of this node, one check at a time. */
@Injectable()
export class BackupChecks implements BeforeApplicationShutdown {
  readonly #log = new Logger(BackupChecks.name);
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;
  #last: { readonly folder: string; readonly check: BackupCheckAnswer } | undefined;

  constructor(
    @Inject(BACKUPS) private readonly backups: BackupSettings,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** The last backup, and what the last check on this node found. */
  read(): BackupAnswer {
    const made = lastBackup(this.backups.dataDir);
    if (made === undefined) return {};
    if (this.#running !== undefined) return { made, check: { state: 'running' } };
    const { folder, check } = this.#last ?? {};
    const isOfIt = folder === made.folder && check?.madeAt === made.madeAt;
    return { made, ...(check !== undefined && isOfIt && { check }) };
  }

  /** Begins a check unless one is running, and waits a little for its result. */
  async check(): Promise<BackupAnswer> {
    const made = lastBackup(this.backups.dataDir);
    if (made?.isHere === true) {
      this.#running ??= this.#run(made).finally(() => {
        this.#running = undefined;
      });
      await Promise.race([this.#running, sleep(answerWithinMs, undefined, { ref: false })]);
    }
    return this.read();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run({ folder, madeAt }: { readonly folder: string; readonly madeAt: string }) {
    const keep = (result: BackupResult): void => {
      const at = this.sources.clock().toISOString();
      this.#last = { folder, check: { ...result, at, madeAt } };
    };
    try {
      const found = await this.backups.check(folder, this.#stopping.signal);
      if (found.isReadable) keep({ state: 'readable', events: found.events });
      else keep({ state: 'damaged', why: found.why });
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      this.#log.error(`the backup in ${folder} could not be checked: ${String(error)}`);
      keep({ state: 'failed' });
    }
  }
}
