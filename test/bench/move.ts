import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DataSet } from './data-set.js';
import { rate, type Bench } from './figure.js';
import { stopwatch } from './measure.js';
import type { Installation } from './stack.js';

const command = fileURLToPath(new URL('../../../../apps/api/dist/move.js', import.meta.url));

/** The command that moves, from the data folder to the servers: events, rows and comparing. */
export const move: Bench = async ({ embeddedData, folder, stack, note }) => {
  const data = await embeddedData();
  const target = await stack.install(folder);
  const watch = stopwatch();
  const texts = await moveTo(data, target);
  const { perSecond } = watch.rate(data.events);
  await target.close();
  for (const line of texts) note(`  ${line}`);
  return [
    {
      what: `move, compare and fold ${data.events.toLocaleString('en')} events`,
      figure: rate(perSecond),
    },
  ];
};

/** Moves the data set to servers; answers what the command said. */
export async function moveTo(
  data: DataSet,
  { environment }: Installation,
): Promise<readonly string[]> {
  const child = spawn(process.execPath, [command, '--from', 'embedded', '--to', 'servers'], {
    env: { ...process.env, ...environment, DATA_DIR: data.installation.folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the move ended with ${String(code)}:\n${output}`);
  return output.split('\n').filter((line) => /^(source|target|events):/.test(line));
}
