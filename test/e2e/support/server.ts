import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi, type Api, type Configuration } from '@balcao/api';
import { patienceMs } from './until.js';

/** A Monday morning in Maputo. */
export const mondayMorning = '2026-03-02T08:00:00.000Z';

/** Tells the server, in a test, how it is to name the company that the command begins. */
const naming = 'company-';

/** The key of a command that begins a company which is to be called so. */
export const keyOfCompany = (id: string): string => `${naming}${id}`;

/** The first company is `MERCEARIA`; another is called as the key of its command says. */
export const companyIdOf = (commandId: string): string =>
  commandId.startsWith(naming) ? commandId.slice(naming.length) : 'MERCEARIA';

/** A whole server in this process, on a folder of its own, with a clock that tests set. */
export class TestServer {
  now = new Date(mondayMorning);
  /** How long reads wait for rows. */
  readAfterMs = patienceMs;
  /** Where it listens. A request to a server that does not is slower: it listens for that one. */
  port = 0;
  #ids = 0;

  private constructor(
    readonly folder: string,
    private readonly changed: Partial<Configuration>,
    private opened: Api | undefined,
  ) {}

  static async open(changed: Partial<Configuration> = {}): Promise<TestServer> {
    const folder = await mkdtemp(join(tmpdir(), 'balcao-e2e-'));
    const server = new TestServer(folder, changed, undefined);
    await server.start();
    return server;
  }

  get api(): Api {
    if (this.opened === undefined) throw new Error('the server is closed');
    return this.opened;
  }

  async start(): Promise<void> {
    const configuration: Configuration = {
      port: 0,
      host: '127.0.0.1',
      dataDir: this.folder,
      logLevel: 'silent',
      trustProxy: false,
      backOfficeDir: join(this.folder, 'no-back-office'),
      threads: false,
      ...this.changed,
    };
    const newId = (): string => `ID${String((this.#ids += 1)).padStart(24, '0')}`;
    this.opened = await createApi(configuration, {
      clock: () => this.now,
      newId,
      companyIdOf,
      readAfterMs: this.readAfterMs,
    });
    this.port = await this.opened.listen();
  }

  async stop(): Promise<void> {
    await this.api.close();
    this.opened = undefined;
  }

  async end(): Promise<void> {
    if (this.opened !== undefined) await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** The events of a stream, oldest first, as name and data. */
  async events(
    stream: string,
  ): Promise<readonly { readonly type: string; readonly data: unknown }[]> {
    const events = [];
    for await (const { type, data } of this.api.backend.events.read(stream)) {
      events.push({ type, data });
    }
    return events;
  }
}
