// Cuts the power of a recorded server, or kills a server, and tells what must not be.
import { parseArgs } from 'node:util';
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

const seed = number(values.seed, Date.now() % 1_000_000_000);
console.info(`Seed ${seed}; --seed ${seed} asks for the same again.`);

if (values.power !== undefined) {
  const cuts = number(values.power, 200);
  const seconds = number(values.seconds, 8);
  const report = await cutPower({ seed, cuts, seconds, startEvery: 10 });
  const { dropped, torn, kept } = report.cuts;
  console.info(`${report.answered} commands answered, ${report.traceBytes} bytes recorded`);
  console.info(
    `Power cut ${cuts} times: unflushed writes ${dropped} × dropped, ${torn} × torn, ${kept} × kept; ${report.starts} × started on what was left`,
  );
  tell(report.violations);
}

/** Each kind with how often it was seen, and the first of each. */
function tell(violations: readonly Violation[]): void {
  for (const kind of violationKinds) {
    const found = violations.filter((one) => one.kind === kind);
    console.info(`${String(found.length).padStart(6)}  ${kind}`);
    for (const { what } of found.slice(0, 3)) console.info(`        ${what}`);
  }
  if (violations.length > 0) process.exitCode = 1;
}
