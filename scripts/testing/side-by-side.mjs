import { settled, Tally } from './tally.mjs';

/** Shows a line of a program's output. */
export const shown = (line) => {
  process.stdout.write(`${line}\n`);
};

/**
 * What a part of a run does. Where other parts run at the same time, it passes its lines to `show`.
 * @typedef {(how: { show?: (line: string) => void }) =>
 *   Promise<import('./tally.mjs').Outcome>} Part
 */

/**
 * Runs lanes at the same time, and the parts of a lane one after the other: while one lane waits,
 * another has its core. Each line names its part. What failed is tried again at the very end, when
 * nothing else runs.
 * @param {readonly (readonly (readonly [name: string, part: Part])[])[]} lanes
 * @param {(line: string) => void} write
 * @returns {Promise<Tally>}
 */
export async function runSideBySide(lanes, write = shown) {
  const isShared = lanes.length > 1;
  const outcomes = await Promise.all(lanes.map((lane) => runLane(lane, isShared, write)));
  const total = new Tally();
  for (const outcome of outcomes.flat()) total.add(await settled(outcome));
  return total;
}

async function runLane(lane, isShared, write) {
  const outcomes = [];
  for (const [name, part] of lane) {
    const startedAt = Date.now();
    write(`\n━━ ${name}`);
    const show = (line) => write(`${name} │ ${line}`);
    outcomes.push(await part(isShared ? { show } : {}));
    write(`━━ ${name} ended after ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
  }
  return outcomes;
}
