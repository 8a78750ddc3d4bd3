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
import { allProjections, SharedRunner } from '@balcao/projections';
import type { Stores } from './composition.js';
import { StatusLines } from './status-lines.js';

const STORES = Symbol('stores');

const lookEveryMs = 1_000;

/** Folds its share of the journals into rows for as long as the process lives. */
@Injectable()
class ProjectionHost implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #runner: SharedRunner;
  #looking: NodeJS.Timeout | undefined;

  constructor(@Inject(STORES) private readonly stores: Stores) {
    const { events: store, rows } = stores;
    const holder = `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`;
    this.#runner = new SharedRunner({ store, rows, projections: allProjections, holder });
  }

  onApplicationBootstrap(): void {
    this.#runner.start();
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
    await this.stores.close();
  }
}

/** The projector on whatever the composition root has opened. */
@Module({})
export class ProjectorModule {
  static on(stores: Stores): DynamicModule {
    const providers = [{ provide: STORES, useValue: stores }, ProjectionHost];
    return { module: ProjectorModule, providers };
  }
}
