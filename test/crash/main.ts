// Cuts the power of a recorded server, or kills a server, and tells what must not be.
import { parseArgs } from 'node:util';
import { killKinds, Kills, type KillReport } from './kills/kills.js';
import { cutPower } from './power/power.js';
import { violationKinds, type Violation } from './violations.js';

const { values } = parseArgs({
  options: {
    power: { type: 'string' },
    kills: { type: 'string' },
    seconds: { type: 'string' },
    seed: { type: 'string' },
  },
});

const number = (text: string | undefined, otherwise: number): number => {
  const value = Number(text ?? otherwise);
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${text} is no whole number`);
  return value;
};

if (values.power === undefined && values.kills === undefined) {
  throw new Error('Say what is tried: npm run crash -- --kills 1000, or --power 200.');
}
const seed = number(values.seed, Date.now() % 1_000_000_000);
console.info(`Seed ${seed}; --seed ${seed} asks for the same again.`);

if (values.power !== undefined) {
  const cuts = number(values.power, 200);
  const seconds = number(values.seconds, 8);
  const report = await cutPower({ seed, cuts, seconds, startEvery: 20 });
  const { dropped, torn, kept } = report.cuts;
  console.info(`${report.answered} commands answered, ${report.traceBytes} bytes recorded`);
  console.info(
    `Power cut ${cuts} times: pending writes ${dropped} × dropped, ${torn} × torn, ${kept} × kept; ${report.starts} × started on what was left`,
  );
  tell(report.violations);
}

if (values.kills !== undefined) {
  const begun = performance.now();
  const giveUpAt = begun + 1_000 * number(values.seconds, 1_000_000);
  let isEnded = false;
  process.once('SIGINT', () => (isEnded = true));
  const { kills, work, events, restartMs, violations } = await Kills.run(
    number(values.kills, 1_000),
    seed,
    { isOver: () => isEnded || performance.now() > giveUpAt, onKill: tellProgress },
  );
  const { again, answered, refused } = work;
  const seconds = Math.round((performance.now() - begun) / 1_000);
  const count = [...kills.values()].reduce((sum, one) => sum + one, 0);
  console.info(`Killed ${count} times in ${seconds} s; ${Math.round(restartMs)} ms to start`);
  for (const kind of killKinds) console.info(row(kills.get(kind) ?? 0, kind));
  console.info(`${events} events in the journal`);
  console.info(row(answered, 'commands answered'));
  console.info(row(again.open, 'without an answer, sent again after a start'));
  console.info(row(again.recorded, 'of these recorded before'));
  console.info(row(again.answered, 'answered ones sent again'));
  for (const [name, times] of refused) console.info(row(times, `refused: ${name}`));
  tell(violations);
}

/** A line every so often: a thousand kills take an hour, and SIGINT ends them with their table. */
function tellProgress(kills: number, { work, violations }: KillReport): void {
  if (kills % 25 !== 0) return;
  console.info(`${kills} kills, ${work.answered} answered, ${violations.length} violations`);
}

function row(times: number, what: string): string {
  return `${String(times).padStart(8)}  ${what}`;
}

/** Each kind with how often it was seen, and the first of each. */
function tell(violations: readonly Violation[]): void {
  for (const kind of violationKinds) {
    const found = violations.filter((one) => one.kind === kind);
    console.info(row(found.length, kind));
    for (const { what } of found.slice(0, 3)) console.info(`        ${what}`);
  }
  if (violations.length > 0) process.exitCode = 1;
}
