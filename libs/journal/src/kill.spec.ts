import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeBuilt } from '../../../test/built.js';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { FileSnapshotStore } from './file-snapshot-store.js';
import { metadataOf } from './placed-event.js';
import { collect } from './testing/shop-journal.js';
import { domainJournal, issueInvoice, tradingCompany } from './testing/trading-company.js';
import { verifyChain } from './verify-chain.js';

const child = fileURLToPath(new URL('../dist/testing/issue-until-killed.js', import.meta.url));

/** After how many answers the process is killed: any moment is as good as another. */
const answersUntilKilled = [1, 137, 460, 29, 803, 266];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kill-'));
});
afterAll(() => rm(folder, { recursive: true }));

const log = () => join(folder, 'events.db');
const snapshots = () => join(folder, 'snapshots');

/** Runs a process until it has given so many answers, and kills it there; its answers. */
async function runUntilKilled(run: string, answers: number): Promise<readonly string[]> {
  const args = [child, log(), snapshots(), run];
  const running = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  for await (const line of createInterface({ input: running.stdout })) {
    lines.push(line);
    if (lines.length === answers) running.kill('SIGKILL');
  }
  return lines;
}

describeBuilt('a process killed at any moment', () => {
  it('loses no answered command, leaves no number out and uses none twice', async () => {
    const answered: string[] = [];
    for (const [run, answers] of answersUntilKilled.entries()) {
      answered.push(...(await runUntilKilled(`run${run}`, answers)));
    }
    expect(answered.length).toBeGreaterThan(1_600);

    const store = await SqliteEventStore.open({ path: log() });
    const stored = await collect(store.read(`journal-${tradingCompany}`));
    const issued = stored.filter(({ type }) => type === 'DocumentIssued');
    const numberOf = ({ data }: (typeof issued)[number]) => (data as { number: number }).number;
    const found = new Set(issued.map((e) => `${metadataOf(e).commandId} ${numberOf(e)}`));
    expect(answered.filter((answer) => !found.has(answer))).toEqual([]);
    expect(issued.map(numberOf)).toEqual(issued.map((_, at) => at + 1));
    const report = await verifyChain(store.read(`journal-${tradingCompany}`));
    expect(report).toMatchObject({ intact: true, events: stored.length });

    const journal = domainJournal(store, new FileSnapshotStore(snapshots()));
    const [command = '', number] = answered.at(-1)?.split(' ') ?? [];
    expect(String(await issueInvoice(journal, command))).toBe(number);
    expect(await issueInvoice(journal, 'after the crashes')).toBe(issued.length + 1);
    await journal.close();
    await store.close();
  });
});
