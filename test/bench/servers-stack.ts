import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { EventStoreDbEventStore } from '@balcao/event-store/eventstoredb';
import { RedisJobQueue } from '@balcao/jobs/redis';
import { MongoReadStore } from '@balcao/read-store/mongodb';
import { bareAppends } from '../stand-ins/eventstoredb/bare-appends.js';
import type { Installation, Stack } from './stack.js';

const standIn = fileURLToPath(new URL('./stand-in-server.js', import.meta.url));

interface Started {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A stand-in of EventStoreDB, which keeps its events in memory, in a process of its own, and lets
 * an append wait for as long as a real one on a disk does, if wanted; a real
 * MongoDB, a replica set of one; a real Redis where one is installed. Throws in one sentence where
 * there is no MongoDB.
 */
export async function openServers(appendMs = 0): Promise<Stack> {
  const { startMongod } = (await fromTests('mongod.mjs')) as {
    startMongod(options: { readonly members: number }): Promise<Started>;
  };
  const mongod = await startMongod({ members: 1 });
  let installations = 0;
  return {
    name: 'servers',
    title: 'stand-in + MongoDB',
    bare: "the stand-in's client alone",
    install: async (folder) => {
      await mkdir(folder, { recursive: true });
      installations += 1;
      return install(folder, mongod.url, `bench_${installations}`, appendMs);
    },
    close: () => mongod.stop(),
  };
}

async function install(
  folder: string,
  mongoUrl: string,
  database: string,
  appendMs: number,
): Promise<Installation> {
  const child = fork(standIn, [String(appendMs)]);
  const [url] = (await once(child, 'message')) as [string];
  const mongo = new URL(mongoUrl);
  mongo.pathname = database;
  let redis: Started | undefined;
  return {
    environment: { DATA_DIR: folder, EVENTSTORE_URL: url, MONGODB_URL: mongo.href },
    hasProjector: true,
    folder,
    openEvents: () => EventStoreDbEventStore.open({ url }),
    openRows: () => MongoReadStore.open({ url: mongoUrl, database }),
    openJobs: async () => {
      redis ??= await startRedis();
      return new RedisJobQueue({ url: redis.url });
    },
    bareAppends: (appends) => bareAppends(url, appends),
    close: async () => {
      const exit = once(child, 'exit');
      child.disconnect();
      await exit;
      await redis?.stop();
    },
  };
}

async function startRedis(): Promise<Started> {
  const { startRedis: start } = (await fromTests('redis-server.mjs')) as {
    startRedis(): Promise<Started>;
  };
  return start();
}

/** The servers of the tests are plain modules, which find their programs from where they lie. */
const fromTests = (name: string): Promise<unknown> =>
  import(new URL(`../../../servers/${name}`, import.meta.url).href);
