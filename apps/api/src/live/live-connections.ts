import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { RowsChanged } from '@balcao/contracts';
import type { Progress } from '@balcao/projections';
import type { Projections } from '../composition/projections.js';
import { PROJECTIONS } from '../composition/tokens.js';
import { resourcesOf } from './resource-of.js';

/** A browser that wants to know which rows change. */
export interface LiveConnection {
  readonly companyId: string;
  readonly sessionId: string;
  write(text: string): void;
  end(): void;
}

/** Changes within this time are told together. */
const togetherMs = 100;
/** Proxies close connections that are silent for longer. */
const heartbeatMs = 20_000;

/** The open event sources of this process. */
@Injectable()
export class LiveConnections implements OnModuleInit, BeforeApplicationShutdown {
  readonly #byCompany = new Map<string, Set<LiveConnection>>();
  readonly #changed = new Map<string, Set<string>>();
  #telling: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(@Inject(PROJECTIONS) private readonly projections: Projections) {}

  onModuleInit(): void {
    this.projections.onProgress((progress) => {
      this.#take(progress);
    });
    this.#heartbeat = setInterval(() => {
      for (const connection of this.#all()) connection.write(': still here\n\n');
    }, heartbeatMs);
    this.#heartbeat.unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#telling);
    for (const connection of this.#all()) connection.end();
    this.#byCompany.clear();
  }

  add(connection: LiveConnection): void {
    const others = this.#byCompany.get(connection.companyId) ?? new Set();
    this.#byCompany.set(connection.companyId, others.add(connection));
  }

  remove(connection: LiveConnection): void {
    const others = this.#byCompany.get(connection.companyId);
    others?.delete(connection);
    if (others?.size === 0) this.#byCompany.delete(connection.companyId);
  }

  /** Ends what a signed-out browser still listens to. */
  endSession(sessionId: string): void {
    for (const connection of this.#all()) {
      if (connection.sessionId === sessionId) connection.end();
    }
  }

  #all(): readonly LiveConnection[] {
    return [...this.#byCompany.values()].flatMap((connections) => [...connections]);
  }

  #take({ touched }: Progress): void {
    for (const { partition, collection } of touched) {
      if (!this.#byCompany.has(partition)) continue;
      const shown = resourcesOf(collection);
      if (shown.length === 0) continue;
      const changed = this.#changed.get(partition) ?? new Set();
      for (const resource of shown) changed.add(resource);
      this.#changed.set(partition, changed);
    }
    if (this.#changed.size === 0) return;
    this.#telling ??= setTimeout(() => {
      this.#tell();
    }, togetherMs);
  }

  #tell(): void {
    this.#telling = undefined;
    for (const [companyId, resources] of this.#changed) {
      const revision = this.projections.freshness.revisionOf(companyId);
      const told: RowsChanged = { revision, resources: [...resources] };
      const text = `data: ${JSON.stringify(told)}\n\n`;
      for (const connection of this.#byCompany.get(companyId) ?? []) connection.write(text);
    }
    this.#changed.clear();
  }
}
