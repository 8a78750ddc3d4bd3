// Run by `npm run bench`: measures, prints one table, asserts nothing.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benches, serverBenches } from './benches.js';
import type { Bench, Figure } from './figure.js';
import { openDataSet, type DataSet } from './data-set.js';
import { moveTo } from './move.js';
import { openServers } from './servers-stack.js';
import { embedded, type Stack } from './stack.js';
import { tableOf } from './table.js';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    stack: { type: 'string', default: 'embedded' },
    seconds: { type: 'string', default: '5' },
    documents: { type: 'string', default: '100000' },
    events: { type: 'string', default: '200000' },
    companies: { type: 'string', default: '100' },
    driver: { type: 'string', multiple: true, default: [] },
    'append-ms': { type: 'string', default: '0' },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);
const seconds = amountOf('seconds');
const documents = amountOf('documents');
const events = amountOf('events');
const companies = amountOf('companies');
const chosen = stacksOf(values.stack).map(({ open, benches: all }) => {
  const found = Object.entries(all).filter(([name]) => values.only?.includes(name) ?? true);
  return { open, benches: found };
});
if (chosen.every(({ benches: found }) => found.length === 0)) {
  const names = new Set([...Object.keys(benches), ...Object.keys(serverBenches)]);
  fail(`--only takes one of ${[...names].join(', ')}.`);
}

const root = await mkdtemp(join(tmpdir(), 'balcao-bench-'));
const sweep = () => rm(root, { recursive: true, force: true, maxRetries: 3 });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sweep().then(() => process.exit(130)));
}

say(machine());
const figures: Figure[] = [];
let made: Promise<DataSet> | undefined;
const embeddedData = () => (made ??= openDataSet(documents, say));
for (const { open, benches: found } of chosen) {
  if (found.length > 0) await measureOn(await open(), found);
}
await sweep();
say(`\n${tableOf(figures)}\n`);
say(machine());

async function measureOn(stack: Stack, found: readonly (readonly [string, Bench])[]) {
  let moved: Promise<DataSet> | undefined;
  const dataSet = () =>
    stack === embedded
      ? embeddedData()
      : (moved ??= movedDataSet(stack, join(root, `${stack.name}-data`)));
  for (const [name, bench] of found) {
    say(`${name}, ${stack.title} …`);
    const folder = join(root, `${stack.name}-${name}`);
    await mkdir(folder);
    try {
      const run = {
        seconds,
        documents,
        events,
        companies,
        drivers: values.driver,
        folder,
        dataSet,
        embeddedData,
        stack,
        note: say,
      };
      figures.push(...(await bench(run)).map((figure) => ({ stack: stack.title, ...figure })));
    } catch (error) {
      process.exitCode = 1;
      say(error instanceof Error ? (error.stack ?? error.message) : String(error));
      figures.push({ what: name, stack: stack.title, figure: 'failed, see above' });
    }
    await rm(folder, { recursive: true, force: true });
  }
  await (await moved?.catch(() => undefined))?.installation.close();
  await stack.close();
}

/** The same documents on servers. */
async function movedDataSet(stack: Stack, folder: string): Promise<DataSet> {
  const data = await embeddedData();
  const installation = await stack.install(folder);
  await moveTo(data, installation);
  return { ...data, installation };
}

function stacksOf(name: string) {
  const all = [
    { name: 'embedded', open: () => Promise.resolve(embedded), benches },
    {
      name: 'servers',
      open: () => openServers(Number(values['append-ms'])),
      benches: serverBenches,
    },
  ];
  const found = name === 'all' ? all : all.filter((each) => each.name === name);
  return found.length > 0 ? found : fail('--stack takes embedded, servers or all.');
}

function machine(): string {
  const load = loadavg().map((value) => value.toFixed(1));
  const model = cpus()[0]?.model ?? 'unknown processor';
  const cores = availableParallelism();
  return `${cores} cores of ${model}, Node ${process.versions.node}, load ${load.join(' ')}`;
}

function amountOf(name: 'seconds' | 'documents' | 'events' | 'companies'): number {
  const amount = Number(values[name]);
  return amount > 0 ? amount : fail(`--${name} takes a number above 0.`);
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
