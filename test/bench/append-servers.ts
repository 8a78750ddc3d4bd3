import { randomUUID } from 'node:crypto';
import type { EventStore, NewEvent } from '@balcao/event-store';
import { percent, rate, type Bench, type Figure } from './figure.js';
import { callAtOnce } from './measure.js';
import { sampleEvent } from './sample-event.js';
import { floorOf, type Installation, type Stack } from './stack.js';

/**
 * Appending through the port as nodes do that serve several companies: each caller to a stream of
 * its own, at a known revision; against the client alone.
 */
export const appendToServers: Bench = async ({ seconds, folder, stack }) => {
  const figures: Figure[] = [];
  for (const callers of [1, 32, 128]) {
    const installation = await stack.install(`${folder}/${callers}`);
    figures.push(await measure(stack, installation, callers, seconds));
    await installation.close();
  }
  return figures;
};

async function measure(
  stack: Stack,
  installation: Installation,
  callers: number,
  seconds: number,
): Promise<Figure> {
  const store = await installation.openEvents();
  await callAtOnce(callers, seconds / 4, writer(store, 'first'));
  const load = await callAtOnce(callers, seconds / 2, writer(store, 'main'));
  await store.close();
  const texts = {
    data: JSON.stringify(sampleEvent.data),
    metadata: JSON.stringify(sampleEvent.metadata),
  };
  const floor = await installation.bareAppends({
    seconds: seconds / 2,
    callers,
    batch: 1,
    ...texts,
  });
  return {
    what: `append, ${callers} streams at once`,
    figure: rate(load.perSecond),
    floor: floorOf(stack, floor),
    ratio: percent(load.perSecond, floor.perSecond),
    cpuMicros: load.cpuMicros,
    p50: load.latency.p50,
    p99: load.latency.p99,
    loopP99: load.loopP99,
  };
}

const writer = (store: EventStore, run: string) => (caller: number, turn: number) => {
  const event: NewEvent = { id: randomUUID(), ...sampleEvent };
  return store.append(`${run}-${caller}`, [event], turn === 0 ? 'no-stream' : turn - 1);
};
