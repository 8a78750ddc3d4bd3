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
    private readonly more: Environment = {},
  ) {}

  get mongoUrl(): string {
    return this.mongod.url.replace(/\/(\?|$)/, `/${this.database}$1`);
  }

  get environment(): Environment {
    return { EVENTSTORE_URL: this.events.url, MONGODB_URL: this.mongoUrl, ...this.more };
  }

  async addApi(more: Environment = {}): Promise<ApiNode> {
    const api = await this.startApi(this.apis.length, more);
    this.apis.push(api);
    return api;
  }

  /** Starts a node in the place, and on the folder, of one that has ended. */
  async replaceApi(place: number): Promise<ApiNode> {
    const api = await this.startApi(place);
    this.apis[place] = api;
    return api;
  }

  async addProjector(): Promise<Node> {
    const projector = await startProjector(this.environment);
    this.projectors.push(projector);
    return projector;
  }

  /** Starts a projector in the place of one that has ended. */
  async replaceProjector(place: number): Promise<void> {
    this.projectors[place] = await startProjector(this.environment);
  }

  private startApi(place: number, more: Environment = {}): Promise<ApiNode> {
    const DATA_DIR = join(this.folder, String(place));
    return startApi({ ...this.environment, DATA_DIR, ...more });
  }

  async end(): Promise<void> {
    const nodes = [...this.apis.map(({ node }) => node), ...this.projectors];
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    rmSync(this.folder, { recursive: true, force: true });
  }
}
