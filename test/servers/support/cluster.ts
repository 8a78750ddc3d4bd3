import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StandIn } from '../../stand-ins/eventstoredb/stand-in.js';
import { newDatabase } from '../mongod-for-tests.js';
import type { Mongod } from '../mongod-for-tests.js';
import { startApi, startProjector, type Environment, type Node } from './nodes.js';

export interface ApiNode {
  readonly node: Node;
  readonly address: string;
}

/** API nodes and projectors on the same servers, each in a process of its own. */
export class Cluster {
  readonly apis: ApiNode[] = [];
  readonly projectors: Node[] = [];
  readonly folder = mkdtempSync(join(tmpdir(), 'balcao-cluster-'));
  readonly database = newDatabase();

  constructor(
    readonly events: StandIn,
    readonly mongod: Mongod,
  ) {}

  get mongoUrl(): string {
    return this.mongod.url.replace(/\/(\?|$)/, `/${this.database}$1`);
  }

  get environment(): Environment {
    return { EVENTSTORE_URL: this.events.url, MONGODB_URL: this.mongoUrl };
  }

  async addApi(more: Environment = {}): Promise<ApiNode> {
    const DATA_DIR = join(this.folder, String(this.apis.length));
    const api = await startApi({ ...this.environment, DATA_DIR, ...more });
    this.apis.push(api);
    return api;
  }

  async addProjector(): Promise<Node> {
    const projector = await startProjector(this.environment);
    this.projectors.push(projector);
    return projector;
  }

  async end(): Promise<void> {
    const nodes = [...this.apis.map(({ node }) => node), ...this.projectors];
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    rmSync(this.folder, { recursive: true, force: true });
  }
}
