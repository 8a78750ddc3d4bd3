import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { NewEvent } from '@balcao/event-store';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { BareEvents } from './bare-events.js';
import { percent, rate, type Bench, type Figure } from './figure.js';
import { callAtOnce, median, middleOf, type Load, type Rate } from './measure.js';
import { sampleEvent } from './sample-event.js';

const rounds = 9;
const stream = 'journal-MERCEARIA';

const { data, metadata } = sampleEvent;

/** Appending through the port, against a bare loop on SQLite that commits the same batches. */
export const append: Bench = async ({ seconds, folder }) => {
  const figures: Figure[] = [];
  for (const callers of [1, 32, 128]) figures.push(await appenders(callers, seconds, folder));
  return figures;
};

/** Short rounds in turn, so that a busy moment of the machine hits all three alike. */
async function appenders(callers: number, seconds: number, folder: string): Promise<Figure> {
  const share = seconds / rounds;
  const loads: Load[] = [];
  const ready: Rate[] = [];
  const written: Rate[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const path = join(folder, `appenders-${callers}-${round}`);
    ready.push(await BareEvents.run(`${path}-ready.db`, share, callers, textsReady));
    loads.push(await ours(`${path}.db`, share, callers));
    written.push(await BareEvents.run(`${path}-written.db`, share, callers, textsWritten));
  }
  const ratioTo = (floors: readonly Rate[]) =>
    percent(median(loads.map(({ perSecond }, at) => perSecond / (floors[at]?.perSecond ?? 1))), 1);
  const { perSecond, cpuMicros } = middleOf(loads);
  return {
    what: `append, ${callers} at once`,
    figure: rate(perSecond),
    target: '70 %',
    floor: `${rate(middleOf(ready).perSecond)}, writing JSON ${rate(middleOf(written).perSecond)}`,
    ratio: `${ratioTo(ready)}, ${ratioTo(written)}`,
    cpuMicros,
    p50: median(loads.map(({ latency }) => latency.p50)),
    p99: median(loads.map(({ latency }) => latency.p99)),
    loopP99: median(loads.map(({ loopP99 }) => loopP99)),
  };
}

async function ours(path: string, seconds: number, callers: number): Promise<Load> {
  const store = await SqliteEventStore.open({ path });
  const event = (): NewEvent => ({ id: randomUUID(), ...sampleEvent });
  const load = await callAtOnce(callers, seconds, () => store.append(stream, [event()], 'any'));
  await store.close();
  return load;
}

const texts = { data: JSON.stringify(data), metadata: JSON.stringify(metadata) };
const textsReady = () => texts;
const textsWritten = () => ({ data: JSON.stringify(data), metadata: JSON.stringify(metadata) });
