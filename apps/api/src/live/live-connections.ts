import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { listsOf, liveEvents, type RowsChanged } from '@balcao/contracts';
import { activeMember, mayDo, type Permission } from '@balcao/domain';
import { memberships, type Progress } from '@balcao/projections';
import { routesIn } from '../access/declared-routes.js';
import type { Journals } from '../composition/backend.js';
import type { Projections } from '../composition/projections.js';
import { JOURNALS, PROJECTIONS } from '../composition/tokens.js';
import { OPERATIONS, type Operations } from '../operations/operations.js';
import { LateRows } from './late-rows.js';

/** A browser that wants to know which rows change. */
export interface LiveConnection {
  readonly companyId: string;
  readonly userId: string;
  readonly sessionId: string;
  write(text: string): void;
  end(): void;
}

/** Changes within this time are sent together. */
const togetherMs = 100;
/** Proxies close connections that are silent for longer. */
const heartbeatMs = 20_000;
/** How often it is looked whether rows are late. */
const lateMs = 500;

/** The open event sources of this process. */
@Injectable()
export class LiveConnections implements OnModuleInit, BeforeApplicationShutdown {
  readonly #byCompany = new Map<string, Set<LiveConnection>>();
  readonly #changed = new Map<string, Set<string>>();
  /** Users who may do something else by now, in one company or another. */
  readonly #otherRights = new Set<string>();
  #telling: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #watch: NodeJS.Timeout | undefined;
  readonly #late: LateRows;

  /** What it takes to read each resource's list, and so to hear that it has changed. */
  #permissions: ReadonlyMap<string, Permission> = new Map();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(PROJECTIONS) private readonly projections: Projections,
    @Inject(OPERATIONS) operations: Operations,
  ) {
    this.#late = new LateRows((companyId) => operations.lag(companyId));
  }

  onModuleInit(): void {
    this.#permissions = new Map(
      routesIn(this.discovery, this.reflector).flatMap(({ method, path, access }) =>
        method === 'GET' && access.kind === 'permission'
          ? [[path.slice(1), access.permission] as const]
          : [],
      ),
    );
    this.projections.onProgress((progress) => {
      this.#take(progress);
    });
    this.#heartbeat = setInterval(() => {
      for (const connection of this.#all()) connection.write(': still here\n\n');
    }, heartbeatMs);
    this.#heartbeat.unref();
    this.#watch = setInterval(() => {
      this.#tellLate();
    }, lateMs);
    this.#watch.unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.#heartbeat);
    clearInterval(this.#watch);
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
      // Of these the partition is the user.
      if (collection === memberships.name) this.#otherRights.add(partition);
      if (!this.#byCompany.has(partition)) continue;
      const shown = listsOf(collection);
      if (shown.length === 0) continue;
      const changed = this.#changed.get(partition) ?? new Set();
      for (const resource of shown) changed.add(resource);
      this.#changed.set(partition, changed);
    }
    if (this.#changed.size + this.#otherRights.size === 0) return;
    this.#telling ??= setTimeout(() => {
      this.#tell();
    }, togetherMs);
  }

  /** Tells every member: any page may be older than what was recorded. */
  #tellLate(): void {
    for (const [companyId, behind] of this.#late.announced(this.#byCompany.keys())) {
      const text = `event: ${liveEvents.behind}\ndata: ${JSON.stringify(behind)}\n\n`;
      for (const connection of this.#byCompany.get(companyId) ?? []) connection.write(text);
    }
  }

  #tell(): void {
    this.#telling = undefined;
    // First, because a user who is no longer a member hears nothing else.
    this.#tellRights();
    for (const [companyId, resources] of this.#changed) {
      // A member whose rights cannot be read is told nothing, and reads again when it reconnects.
      void this.#tellMembers(companyId, [...resources]).catch(() => undefined);
    }
    this.#changed.clear();
  }

  /** Tells members that their rights have changed, not how; they ask for the new ones. */
  #tellRights(): void {
    if (this.#otherRights.size === 0) return;
    for (const connection of this.#all()) {
      if (!this.#otherRights.has(connection.userId)) continue;
      connection.write(`event: ${liveEvents.rights}\ndata: {}\n\n`);
    }
    this.#otherRights.clear();
  }

  /** Sends each member what it may read; a former member gets nothing more. */
  async #tellMembers(companyId: string, resources: readonly string[]): Promise<void> {
    const revision = this.projections.freshness.revisionOf(companyId);
    const connections = [...(this.#byCompany.get(companyId) ?? [])];
    await this.journals.inspect(companyId, (books) => {
      for (const connection of connections) {
        const { userId } = connection;
        if (activeMember(books, userId) === undefined) connection.end();
        const heard = resources.filter((resource) => {
          const permission = this.#permissions.get(resource);
          return permission !== undefined && mayDo(books, userId, permission);
        });
        if (heard.length === 0) continue;
        const message: RowsChanged = { revision, resources: heard };
        connection.write(`data: ${JSON.stringify(message)}\n\n`);
      }
    });
  }
}
