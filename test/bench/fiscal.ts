import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkSaft, mozambique, splitDeclaration, writeSaft } from '@balcao/fiscal';
import { manyDocuments } from '@balcao/fiscal/testing';
import { percent, rate, type Bench, type Figure } from './figure.js';

const megabyte = 1_048_576;

/** What a run took, and how far the heap grew above where it began. */
interface Run {
  readonly seconds: number;
  readonly heapGrowth: number;
}

/** Looks at the heap while work runs: what a file of any size may not make grow. */
async function measured(work: () => Promise<unknown>): Promise<Run> {
  const before = process.memoryUsage().heapUsed;
  let peak = before;
  const look = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  }, 20);
  const start = performance.now();
  try {
    await work();
  } finally {
    clearInterval(look);
  }
  return { seconds: (performance.now() - start) / 1000, heapGrowth: peak - before };
}

const figureOf = (what: string, documents: number, run: Run, more: Partial<Figure>): Figure => ({
  what: `${what}, ${documents.toLocaleString('en')} documents`,
  figure: `${run.seconds.toFixed(1)} s, heap +${(run.heapGrowth / megabyte).toFixed(0)} MB`,
  ...more,
});

/** Fiscal files of so many three-line documents, written, split and checked. */
export const fiscal: Bench = async ({ documents, folder }) => {
  const path = join(folder, 'saft.xml');
  const source = manyDocuments(documents);
  const write = () => pipeline(writeSaft(source, mozambique()), createWriteStream(path));
  const written = await measured(write);
  const { size } = await stat(path);
  const copy = () => pipeline(createReadStream(path), createWriteStream(`${path}.copy`));
  const copied = await measured(copy);
  let parts = 0;
  const split = await measured(async () => {
    for await (const part of splitDeclaration(source.invoices(), source.company, 'csv')) {
      parts = part.part;
    }
  });
  let problems = 0;
  const file = Readable.from(createReadStream(path, { highWaterMark: 262_144 }));
  const checked = await measured(() =>
    checkSaft(file, () => {
      problems += 1;
    }),
  );
  const megabytes = `${(size / megabyte).toFixed(0)} MB`;
  return [
    figureOf(`SAF-T written (${megabytes})`, documents, written, {
      target: '60 s, memory flat',
      floor: `${copied.seconds.toFixed(1)} s to copy the file`,
      ratio: percent(copied.seconds, written.seconds),
    }),
    figureOf(`e-Declaração in ${parts} files`, documents, split, {}),
    figureOf(`SAF-T checked, ${problems} problems`, documents, checked, {
      floor: rate(size / megabyte / checked.seconds).replace(' /s', ' MB/s'),
    }),
  ];
};
