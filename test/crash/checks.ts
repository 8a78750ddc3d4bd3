import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FileBlobStore } from '@balcao/blobs/files';
import type { EventStore } from '@balcao/event-store';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { SqliteJobQueue } from '@balcao/jobs/sqlite';
import {
  journalStream,
  KeyRing,
  PersonalKeys,
  readableEvents,
  type ReadableEvents,
} from '@balcao/journal';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { Sealing, secretsKeyIn, verifyCompany, webhookStreamOf } from '@balcao/tasks';
import { JournalFacts } from './journal-facts.js';
import { commandOf, type Answered, type Expected } from './order.js';
import type { Violations } from './violations.js';

/** Holds what a caller was answered against what the journal says. */
export function checkAnswered(
  answered: readonly Answered[],
  facts: JournalFacts,
  violations: Violations,
): void {
  for (const { order, revision } of answered) {
    if (revision === undefined || order.kind === 'draft') continue;
    const written = facts.commands.get(commandOf(order));
    if (written === undefined) {
      violations.add('an answered command is lost', `${order.kind} ${order.key} at ${revision}`);
    } else if (written.to !== revision) {
      const what = `${order.kind} ${order.key}: answered ${revision}, recorded ${written.to}`;
      violations.add('an answer names another event', what);
    }
  }
}

/** Opens the stores of a folder that nothing uses, and checks all that they hold. */
export async function checkFolder(
  folder: string,
  expected: Expected,
  violations: Violations,
): Promise<void> {
  const facts = await checkPrecious(folder, expected, violations);
  checkMails(folder, facts, violations);
  await checkJobs(join(folder, 'jobs.db'), expected, violations);
}

/** The same, of what a backup holds: events, keys, files and the key of secrets. */
export async function checkPrecious(
  folder: string,
  expected: Expected,
  violations: Violations,
): Promise<JournalFacts> {
  const file = (name: string) => join(folder, name);
  const events = await SqliteEventStore.open({ path: file('events.db') });
  const keys = new PersonalKeys(new SqliteReadStore(file('keys.db'), { isPrecious: true }));
  const blobs = await FileBlobStore.open({ folder: file('blobs') });
  try {
    const facts = new JournalFacts(expected, violations);
    await facts.readOn(events);
    checkAnswered(expected.answered, facts, violations);
    const readable = readableEvents(events, new KeyRing(keys));
    if (facts.revision >= 0) await verify(readable, blobs, expected, violations);
    await checkNames(readable, expected, violations);
    await checkDrafts(events, expected.answered, violations);
    await checkSecrets(folder, events, expected, violations);
    return facts;
  } finally {
    await blobs.close();
    await keys.close();
    await events.close();
  }
}

/** Seals and files, as the product itself checks them. */
async function verify(
  events: ReadableEvents,
  blobs: FileBlobStore,
  { company: companyId }: Expected,
  violations: Violations,
): Promise<void> {
  const signal = new AbortController().signal;
  const job = { companyId, payload: {} } as Parameters<ReturnType<typeof verifyCompany>>[0]['job'];
  const run = { job, signal, progress: () => undefined };
  const report = (await verifyCompany({ events, blobs })(run)) as {
    readonly intact: boolean;
    readonly fault?: string;
    readonly revision?: number;
  };
  if (report.intact) return;
  const kind = report.fault === 'file' ? 'a file is lost or changed' : 'the chain is broken';
  violations.add(kind, `revision ${report.revision}: ${report.fault}`);
}

/** A mail is written before it is recorded as sent. */
export function checkMails(folder: string, facts: JournalFacts, violations: Violations): void {
  for (const id of facts.sentMails.splice(0)) {
    const path = join(folder, 'mail', `${id}.eml`);
    const isWhole = existsSync(path) && /--\r?\n?$/.test(readFileSync(path, 'latin1').slice(-4));
    if (!isWhole) violations.add('a mail recorded as sent is not there', id);
  }
}

/** Names of clients are readable as they were sent. */
async function checkNames(
  events: EventStore,
  { answered, company }: Expected,
  violations: Violations,
): Promise<void> {
  for (const { order, revision } of answered) {
    if (order.fact?.kind !== 'name' || revision === undefined) continue;
    const options = { from: revision, limit: 1 };
    for await (const { data } of events.read(journalStream(company), options)) {
      const { name } = data as { readonly name?: unknown };
      if (name === order.fact.name) continue;
      violations.add('personal data cannot be read', `${order.fact.name} is ${String(name)}`);
    }
  }
}

async function checkDrafts(
  events: EventStore,
  answered: readonly Answered[],
  violations: Violations,
): Promise<void> {
  for (const { order, id } of answered) {
    if (order.kind !== 'draft') continue;
    if ((await events.last(`draft-${id}`)) !== undefined) continue;
    violations.add('an answered command is lost', `draft ${id}`);
  }
}

async function checkSecrets(
  folder: string,
  events: EventStore,
  { answered, company: companyId }: Expected,
  violations: Violations,
): Promise<void> {
  const secrets = new Sealing(() => secretsKeyIn(folder));
  const ground = { events, secrets, clock: () => new Date() };
  for (const { order } of answered) {
    if (order.fact?.kind !== 'webhook') continue;
    const { id: webhookId } = order.fact;
    const secret = await webhookStreamOf(ground, { companyId, webhookId })
      .secret()
      .catch(() => undefined);
    if (secret === undefined) violations.add('a secret cannot be opened', webhookId);
  }
}

async function checkJobs(
  path: string,
  { answered, company }: Expected,
  violations: Violations,
): Promise<void> {
  const ids = answered.flatMap(({ jobs }) => jobs);
  if (ids.length === 0) return;
  const queue = await SqliteJobQueue.open({ path });
  try {
    for (const id of ids) {
      const job = await queue.get(company, id);
      if (job === undefined) violations.add('an answered job is lost', id);
    }
  } finally {
    await queue.close();
  }
}
