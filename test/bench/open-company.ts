import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Bench } from './figure.js';
import { milliseconds, shortest, times } from './figure.js';
import { median } from './measure.js';

/** What a process of its own saw. */
export interface Opened {
  readonly ms: number;
  /** Resident memory beyond that of the same process before, in bytes. */
  readonly grownBytes: number;
  readonly bytes: number;
}

const rounds = 5;
const entry = fileURLToPath(new URL('./cold-open.js', import.meta.url));

/** A company's books from a snapshot, in a fresh process; against only reading the snapshot. */
export const openCompany: Bench = async ({ dataSet }) => {
  const { installation, documents } = await dataSet();
  const path = installation.folder;
  const opened: Opened[] = [];
  const read: Opened[] = [];
  for (let round = 0; round < rounds; round += 1) {
    read.push(await inFreshProcess(path, 'snapshot'));
    opened.push(await inFreshProcess(path, 'company'));
  }
  const [figure, floor] = [opened, read].map((all) => median(all.map(({ ms }) => ms)));
  const memory = (bytes: (seen: Opened) => number) =>
    `${shortest(median(opened.map(bytes)) / 1_048_576)} MB`;
  return [
    {
      what: `open a company of ${documents.toLocaleString('en')} documents, cold`,
      figure: `${milliseconds(figure ?? 0)}, ${memory(({ bytes }) => bytes)} in all`,
      target: '3 s, 400 MB',
      floor: `${milliseconds(floor ?? 0)} snapshot read alone`,
      ratio: times(figure ?? 0, floor ?? 1),
    },
    { what: '… memory it takes', figure: memory(({ grownBytes }) => grownBytes) },
  ];
};

async function inFreshProcess(path: string, what: 'company' | 'snapshot'): Promise<Opened> {
  const child = fork(entry, [path, what]);
  const [opened] = (await once(child, 'message')) as [Opened];
  return opened;
}
