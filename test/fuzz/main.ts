// Sends requests at random to every route of a server of its own, and tells what no request may do.
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.js';
import { Target } from './target.js';
import type { Finding } from './watch.js';

const number = (text: string | undefined, otherwise: number): number => {
  const value = Number(text ?? otherwise);
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${text} is no whole number`);
  return value;
};

/** What nobody notices, on a machine that does nothing else. */
const slowMs = 250;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string' },
    requests: { type: 'string' },
    seed: { type: 'string' },
  },
});
const seed = number(values.seed, Date.now() % 1_000_000_000);
const seconds = number(values.seconds, 60);
const requests = number(values.requests, 1_000_000);

console.info(`Seed ${seed}; npm run fuzz -- --seed ${seed} sends the same again.`);
const target = await Target.start();
try {
  const report = await fuzz(target, { seed, seconds, requests, slowMs });
  const statuses = [...report.statuses].sort(([a], [b]) => a - b);
  console.info(`${report.requests} requests: ${statuses.map((one) => one.join(' × ')).join(', ')}`);
  for (const finding of report.findings) console.info(lineOf(finding));
  if (report.findings.length === 0) console.info('Nothing was found.');
  else process.exitCode = 1;
} finally {
  await target.end();
}

function lineOf({ what, sent, detail }: Finding): string {
  const { method, path, isSignedIn, contentType = '', body = '' } = sent;
  const who = isSignedIn ? 'signed in' : 'anonymous';
  const clipped = `${path.slice(0, 500)} ${contentType} ${body.toString().slice(0, 2_000)}`;
  return `${what}: ${detail}\n  ${who} ${method} ${clipped}`;
}
