import 'reflect-metadata';
import { NestApplicationContextOptions } from '@nestjs/common/interfaces/nest-application-context-options.interface.js';
import { NestFactory } from '@nestjs/core';
import { readDeliverySettings, type DeliverySettings } from '@balcao/delivery';
import type { WebhookSettings } from '@balcao/tasks';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ulid } from 'ulidx';
import { StartError } from '@balcao/tasks/settings';
import { readPrinterNetworks } from './pos/printers/printer-networks.js';
import { AccessGuard } from './gate/access.guard.js';
import { admitBeforeReading } from './access/admission.js';
import { AppModule } from './app.module.js';
import { serveBackOffice } from './back-office/back-office.js';
import type { BillingGround } from './billing/billing.tokens.js';
import { StandingGuard } from './billing/standing.guard.js';
import type { Backend, Sources } from './composition/backend.js';
import { checkBackup, checkBackupInThread } from './composition/check-backup.js';
import { openBackend, type BackendOptions } from './composition/open-backend.js';
import type { ServerNews } from './composition/watch-servers.js';
import type { Configuration } from './configuration.js';
import { NestLogger } from './http/nest-logger.js';
import { logTrouble } from './operations/log-trouble.js';
import { createServer, prepareServer } from './http/server.js';
import { readIdentitySettings } from './identity/identity-settings.js';
import { Operations } from './operations/operations.js';
import { watchRequests } from './operations/watch-requests.js';
import { Installation } from './setup/installation.js';
import { SetUpCode } from './setup/set-up-code.js';
import { serveOpenApi } from './openapi/openapi.js';

/** A server that is ready, but does not listen yet. */
export interface Api {
  readonly app: NestFastifyApplication;
  readonly backend: Backend;
  /** The code that the first visit takes; undefined when it takes none, or has been. */
  setUpCode(): Promise<string | undefined>;
  /** Listens; answers the port. */
  listen(): Promise<number>;
  /** Takes no more requests, finishes those under way, and releases everything. */
  close(): Promise<void>;
}

/** What a test or a bench may bring instead of the world's. */
export interface ApiOptions extends Partial<Sources> {
  /** Told when the server can only be started again. */
  readonly onDeath?: (error: Error) => void;
}

/**
 * Puts a server together. `StartError` when its data folder cannot be had or an address cannot be
 * read; servers that cannot be reached are waited for.
 */
export async function createApi(
  configuration: Configuration,
  options: ApiOptions = {},
): Promise<Api> {
  const adapter = createServer(configuration);
  const sources = sourcesOf(options);
  const delivery = configuration.delivery ?? readDeliverySettings({}, configuration.port);
  const operations = await openOperations(configuration);
  const { log } = adapter.getInstance();
  const ground = { sources, delivery, operations, log };
  const backend = operations.watch(
    await openBackend(backendOptions(configuration, ground, options)),
  );
  const operators = { token: configuration.metricsToken };
  const { dataDir, identity: settings = readIdentitySettings({}) } = configuration;
  try {
    const app = await NestFactory.create<NestFastifyApplication>(
      AppModule.on(backend, sources, {
        operations,
        operators,
        delivery,
        identity: { settings, dataDir },
        operator: configuration.operator ?? { name: '', address: '' },
        billing: billingGround(configuration),
        webhooks: webhooksOf(configuration),
        setUp: configuration.setUp ?? { isCodeRequired: false },
        printers: configuration.printers ?? readPrinterNetworks(),
        backups: { dataDir, check: configuration.threads ? checkBackupInThread : checkBackup },
      }),
      adapter,
      contextOptions(log),
    );
    app.setGlobalPrefix('api');
    const server = adapter.getInstance();
    await prepareServer(server, settings.provider?.scriptUrl);
    admitBeforeReading(server, app, [app.get(AccessGuard), app.get(StandingGuard)]);
    watchRequests(server, operations.watcher);
    serveOpenApi(app);
    await serveBackOffice(server, configuration.backOfficeDir);
    await makeReady(app, server);
    const close = async (): Promise<void> => {
      await backend.close();
      await operations.close();
    };
    const setUpCode = () => codeOfFirstVisit(app);
    return { app, backend, setUpCode, ...lifecycle(app, close, configuration) };
  } catch (error) {
    await backend.close();
    throw error;
  }
}

async function codeOfFirstVisit(app: NestFastifyApplication): Promise<string | undefined> {
  const code = app.get(SetUpCode);
  if (!code.isRequired || !code.isInLog) return undefined;
  return (await app.get(Installation).isSetUpNeeded()) ? code.text : undefined;
}

/** What the server and what it stands on have in common. */
interface ApiGround {
  readonly sources: Sources;
  readonly delivery: DeliverySettings;
  readonly operations: Operations;
  readonly log: FastifyBaseLogger;
}

/** What the server stands on, as the configuration has it; whatever it tells goes into the log. */
function backendOptions(
  configuration: Configuration,
  { sources, delivery, operations, log }: ApiGround,
  { onDeath }: ApiOptions,
): BackendOptions {
  return {
    ...sources,
    dataDir: configuration.dataDir,
    servers: configuration.servers ?? {},
    projections: configuration.projections ?? 'here',
    delivery,
    ...billingOf(configuration),
    webhooks: webhooksOf(configuration),
    serviceAdmins: configuration.serviceAdmins ?? [],
    ...secretsKeyOf(configuration),
    ...signingKeysOf(configuration),
    certificates: configuration.certificates ?? {},
    tellDelivery: (sentence) => {
      log.info(sentence);
    },
    threads: configuration.threads,
    warn: (what, cause) => {
      log.warn({ err: cause }, what);
    },
    news: newsIn(log),
    watchEvents: (store) => operations.watchEvents(store),
    onBooksCheck: (outcome) => {
      operations.metrics.booksCheck(outcome);
    },
    onTrouble: (trouble) => {
      operations.metrics.trouble(trouble);
      logTrouble(log, trouble);
    },
    onDeath: (error) => {
      const what = error instanceof StartError ? error.message : 'a thread has ended';
      log.fatal({ err: error }, what);
      onDeath?.(error);
    },
  };
}

async function makeReady(app: NestFastifyApplication, server: FastifyInstance): Promise<void> {
  await app.init();
  await server.ready();
}

function sourcesOf(options: ApiOptions): Sources {
  const { clock = () => new Date(), newId, companyIdOf, readAfterMs } = options;
  return {
    clock,
    newId: newId ?? (() => ulid(clock().getTime())),
    ...(companyIdOf && { companyIdOf }),
    ...(readAfterMs !== undefined && { readAfterMs }),
  };
}

/** Nothing is sent to this machine unless the configuration says so. */
function webhooksOf({ webhooks = { allowsLoopback: false } }: Configuration): WebhookSettings {
  return webhooks;
}

function secretsKeyOf({ identity }: Configuration): { readonly secretsKey?: Buffer } {
  const secretsKey = identity?.secretsKey;
  return secretsKey === undefined ? {} : { secretsKey };
}

function signingKeysOf({ signingKeysDir }: Configuration): { readonly signingKeysDir?: string } {
  return signingKeysDir === undefined ? {} : { signingKeysDir };
}

function billingOf({ billing }: Configuration): Pick<Configuration, 'billing'> {
  return billing === undefined ? {} : { billing };
}

function billingGround({ billing, serviceAdmins = [] }: Configuration): BillingGround {
  return { serviceAdmins, ...(billing !== undefined && { settings: billing }) };
}

function openOperations(configuration: Configuration): Promise<Operations> {
  const { traces, servers = {}, projections } = configuration;
  const { eventStore, mongoDb: readStore, redis: jobs } = servers;
  const urls = { eventStore, readStore, jobs };
  return Operations.open({ urls, traces, foldsHere: projections !== 'apart' });
}

/** What becomes of the servers beneath, for whoever looks into the log. */
function newsIn(log: FastifyBaseLogger): ServerNews {
  return {
    lost: (name, cause) => {
      log.warn({ err: cause }, `${name} cannot be reached; requests are refused until it is back`);
    },
    found: (name) => {
      log.info(`${name} is back`);
    },
  };
}

/** Errors at start are told by the product, lines go into the log, and bodies are read by it. */
function contextOptions(log: FastifyBaseLogger): NestApplicationContextOptions {
  return Object.assign(new NestApplicationContextOptions(), {
    logger: new NestLogger(log),
    bodyParser: false,
    abortOnError: false,
  });
}

function lifecycle(
  app: NestFastifyApplication,
  release: () => Promise<void>,
  { port, host }: Configuration,
): Pick<Api, 'listen' | 'close'> {
  return {
    listen: async () => {
      // Nest's own `listen` would log what cannot be as well as throw it.
      await app.getHttpAdapter().getInstance().listen({ port, host });
      const address = app.getHttpServer().address();
      return typeof address === 'object' && address !== null ? address.port : port;
    },
    close: async () => {
      await app.close();
      await release();
    },
  };
}
