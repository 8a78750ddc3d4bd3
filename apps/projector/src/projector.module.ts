import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import {
  Inject,
  Injectable,
  Module,
  type DynamicModule,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { allProjections, isKnown, SharedRunner } from '@balcao/projections';
import type { Stores } from './composition/open-stores.js';
import type { Operations } from './operations/operations.js';
import { StatusLines } from './status-lines.js';

const STORES = Symbol('stores');
const OPERATIONS = Symbol('operations');

const lookEveryMs = 1_000;

/** Folds its share of the journals into rows, and does jobs, for as long as the process lives. */
@Injectable()
class ProjectionHost implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #runner: SharedRunner;
  #looking: NodeJS.Timeout | undefined;

  constructor(
    @Inject(STORES) private readonly stores: Stores,
    @Inject(OPERATIONS) private readonly operations: Operations,
  ) {
    this.#runner = new SharedRunner({
      store: operations.watchEvents(stores.events),
      rows: stores.rows,
      projections: allProjections,
      isKnown,
      holder: `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`,
      onProgress: (progress) => {
        operations.progress(progress);
      },
      onTrouble: (trouble) => {
        operations.trouble(trouble);
      },
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.#runner.start();
    this.stores.work();
    await this.operations.serve(() => this.#runner.status());
    const lines = new StatusLines({
      say: (line) => process.stdout.write(`${line}\n`),
      warn: (line) => process.stderr.write(`${line}\n`),
    });
    this.#looking = setInterval(() => {
      lines.tell(this.#runner.status());
    }, lookEveryMs);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.#looking);
    await this.#runner.stop();
    await this.operations.close();
    await this.stores.close();
  }
}

/** The projector on the stores that the composition root has opened. */
@Module({})
export class ProjectorModule {
  static on(stores: Stores, operations: Operations): DynamicModule {
    const providers = [
      { provide: STORES, useValue: stores },
      { provide: OPERATIONS, useValue: operations },
      ProjectionHost,
    ];
    return { module: ProjectorModule, providers };
  }
}
