import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { domainModel } from './domain-model.js';
import { collect, MemorySnapshots, outcomeOf } from './testing/shop-journal.js';
import {
  domainJournal,
  issueInvoice,
  openForTrade,
  threeLineInvoice,
  tradingCompany,
} from './testing/trading-company.js';
import { verifyChain } from './verify-chain.js';

let folder: string;
let store: SqliteEventStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'domain-'));
  store = await SqliteEventStore.open({ path: join(folder, 'events.db') });
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const stored = () => store.read(`journal-${tradingCompany}`);

describe('issuing documents', () => {
  it('gives 1,000 consecutive numbers to 20 callers who issue 50 each at once', async () => {
    const snapshots = new MemorySnapshots();
    const journal = domainJournal(store, snapshots);
    await openForTrade(journal);
    const issueFifty = async (caller: number) => {
      const numbers: number[] = [];
      for (let at = 0; at < 50; at += 1) {
        numbers.push(await issueInvoice(journal, `caller${caller}x${at}`));
      }
      return numbers;
    };
    const numbers = await Promise.all(Array.from({ length: 20 }, (_, at) => issueFifty(at)));
    const consecutive = Array.from({ length: 1_000 }, (_, at) => at + 1);
    expect(numbers.flat().sort((a, b) => a - b)).toEqual(consecutive);
    expect(await verifyChain(stored())).toMatchObject({ intact: true });

    await journal.close();
    expect([...snapshots.files.keys()]).toEqual([tradingCompany]);
    const reopened = domainJournal(store, snapshots);
    expect(await issueInvoice(reopened, 'caller3x49')).toBe(numbers[3]?.[49]);
    expect(await issueInvoice(reopened, 'one more')).toBe(1_001);
    await reopened.close();
  });

  it('stays consecutive while two nodes issue at once', async () => {
    const nodes = [1, 2].map(() => domainJournal(store, new MemorySnapshots()));
    const [first] = nodes;
    if (first) await openForTrade(first);
    const issue = async (node: number) => {
      for (let at = 0; at < 40; at += 4) {
        const batch = [at, at + 1, at + 2, at + 3];
        const journal = nodes[node];
        if (journal) await Promise.all(batch.map((n) => issueInvoice(journal, `n${node}x${n}`)));
      }
    };
    await Promise.all([issue(0), issue(1)]);
    const issued = (await collect(stored())).filter(({ type }) => type === 'DocumentIssued');
    expect(issued.map(({ data }) => data)).toMatchObject(
      Array.from({ length: 80 }, (_, at) => ({ number: at + 1 })),
    );
    await Promise.all(nodes.map((journal) => journal.close()));
  });

  it('threads the history of a document and refuses a draft that is used', async () => {
    const journal = domainJournal(store, new MemorySnapshots());
    await openForTrade(journal);
    const command = (commandId: string) => ({
      commandId,
      actorId: 'amina',
      body: threeLineInvoice('draft1'),
    });
    const { events } = await journal.execute(tradingCompany, command('c1'));
    const id = events[0]?.data.id ?? '';
    const cancel = { type: 'CancelDocument', id, reason: 'Cliente desistiu' } as const;
    await journal.execute(tradingCompany, { commandId: 'c2', actorId: 'amina', body: cancel });
    const history = await journal.history(tradingCompany, id, { limit: 10 });
    expect(history.events.map(({ type }) => type)).toEqual(['DocumentCancelled', 'DocumentIssued']);
    const outcome = await outcomeOf(journal.execute(tradingCompany, command('c3')));
    expect(outcome).toMatch(/^draft\.|^document\./);
    await journal.close();
  });

  it('names the version of the code that folds', () => {
    expect(domainModel().foldVersion).toMatch(/^[0-9a-f]{64}$/);
  });
});
