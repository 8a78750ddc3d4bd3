// Run by `npm run bench`: measures, prints one table, asserts nothing.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benches } from './benches.js';
import type { Figure } from './figure.js';
import { makeDataSet, type DataSet } from './data-set.js';
import { tableOf } from './table.js';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    seconds: { type: 'string', default: '5' },
    documents: { type: 'string', default: '100000' },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);
const seconds = amountOf('seconds');
const documents = amountOf('documents');
const chosen = Object.entries(benches).filter(([name]) => values.only?.includes(name) ?? true);
if (chosen.length === 0) fail(`--only takes one of ${Object.keys(benches).join(', ')}.`);

const root = await mkdtemp(join(tmpdir(), 'balcao-bench-'));
const sweep = () => rm(root, { recursive: true, force: true, maxRetries: 3 });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sweep().then(() => process.exit(130)));
}

say(machine());
const figures: Figure[] = [];
let dataSet: Promise<DataSet> | undefined;
for (const [name, bench] of chosen) {
  say(`${name} …`);
  const folder = join(root, name);
  await mkdir(folder);
  const shared = () => (dataSet ??= makeDataSet(join(root, 'data'), documents, say));
  try {
    figures.push(...(await bench({ seconds, documents, folder, dataSet: shared, note: say })));
  } catch (error) {
    process.exitCode = 1;
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    figures.push({ what: name, figure: 'failed, see above' });
  }
  await rm(folder, { recursive: true, force: true });
}
await sweep();
say(`\n${tableOf(figures)}\n`);
say(machine());

function machine(): string {
  const load = loadavg().map((value) => value.toFixed(1));
  const model = cpus()[0]?.model ?? 'unknown processor';
  const cores = availableParallelism();
  return `${cores} cores of ${model}, Node ${process.versions.node}, load ${load.join(' ')}`;
}

function amountOf(name: 'seconds' | 'documents'): number {
  const amount = Number(values[name]);
  return amount > 0 ? amount : fail(`--${name} takes a number above 0.`);
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
