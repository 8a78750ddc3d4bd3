import {
  Inject,
  Injectable,
  Module,
  type DynamicModule,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { allProjections, ProjectionRunner } from '@balcao/projections';
import type { Stores } from './composition.js';

const STORES = Symbol('stores');

/** Folds the journals into rows for as long as the process lives. */
@Injectable()
class ProjectionHost implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #runner: ProjectionRunner;

  constructor(@Inject(STORES) private readonly stores: Stores) {
    const { events: store, rows } = stores;
    this.#runner = new ProjectionRunner({ store, rows, projections: allProjections });
  }

  onApplicationBootstrap(): Promise<void> {
    return this.#runner.start();
  }

  async onApplicationShutdown(): Promise<void> {
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
