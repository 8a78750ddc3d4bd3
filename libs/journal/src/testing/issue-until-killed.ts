// A process of its own for `kill.spec.ts`: sixteen callers issue invoices until the process is
// killed. A line `command number` is written once the command has its answer, never before.
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { FileSnapshotStore } from '../file-snapshot-store.js';
import { domainJournal, issueInvoice, openForTrade } from './trading-company.js';

const [path = '', snapshots = '', run = ''] = process.argv.slice(2);
const store = await SqliteEventStore.open({ path });
const journal = domainJournal(store, new FileSnapshotStore(snapshots));
await openForTrade(journal);

async function issueEndlessly(caller: number): Promise<void> {
  for (let at = 0; ; at += 1) {
    const commandId = `${run}x${caller}x${at}`;
    process.stdout.write(`${commandId} ${await issueInvoice(journal, commandId)}\n`);
  }
}

await Promise.all(Array.from({ length: 16 }, (_, caller) => issueEndlessly(caller)));
