import { randomUUID } from 'node:crypto';
import type { NewEvent } from '@balcao/event-store';
import { percent, rate, type Bench, type Figure } from './figure.js';
import { callAtOnce } from './measure.js';
import { sampleEvent } from './sample-event.js';
import { floorOf, type Installation, type Stack } from './stack.js';

interface Carried {
  readonly what: string;
  readonly callers: number;
  /** Events of one append. */
  readonly batch: number;
  /** Of each event's data beyond the usual. */
  readonly moreBytes: number;
}

const usual = { batch: 1, moreBytes: 0 };
const carried: readonly Carried[] = [
  ...[1, 32, 128].map((callers) => ({ ...usual, what: `${callers} streams at once`, callers })),
  // The most that the product makes: a full group of commands, and the longest document.
  { what: 'groups of 256 events, 512 KiB', callers: 1, batch: 256, moreBytes: 1_200 },
  { what: 'events of 975 kB', callers: 1, batch: 1, moreBytes: 974_000 },
];

/**
 * Appending through the port as nodes do that serve several companies: each caller to a stream of
 * its own, at a known revision; against the bare client.
 */
export const appendToServers: Bench = async ({ seconds, folder, stack }) => {
  const figures: Figure[] = [];
  for (const [at, each] of carried.entries()) {
    const installation = await stack.install(`${folder}/${at}`);
    figures.push(await measure(stack, installation, each, seconds));
    await installation.close();
  }
  return figures;
};

async function measure(
  stack: Stack,
  installation: Installation,
  { what, callers, batch, moreBytes }: Carried,
  seconds: number,
): Promise<Figure> {
  const store = await installation.openEvents();
  const { data: usualData, ...rest } = sampleEvent;
  const data = { ...(usualData as object), notes: 'x'.repeat(moreBytes) };
  const write = (run: string) => (caller: number, turn: number) => {
    const event = () => ({ id: randomUUID(), ...rest, data });
    const events: NewEvent[] = Array.from({ length: batch }, event);
    return store.append(`${run}-${caller}`, events, turn === 0 ? 'no-stream' : turn * batch - 1);
  };
  await callAtOnce(callers, seconds / 4, write('first'));
  const load = await callAtOnce(callers, seconds / 2, write('main'));
  await store.close();
  const texts = { data: JSON.stringify(data), metadata: JSON.stringify(sampleEvent.metadata) };
  const order = { seconds: seconds / 2, callers, batch };
  const floor = await installation.bareAppends({ ...order, ...texts });
  const perSecond = load.perSecond * batch;
  return {
    what: `append, ${what}`,
    figure: rate(perSecond),
    floor: floorOf(stack, floor),
    ratio: percent(perSecond, floor.perSecond),
    cpuMicros: load.cpuMicros / batch,
    p50: load.latency.p50,
    p99: load.latency.p99,
    loopP99: load.loopP99,
  };
}
