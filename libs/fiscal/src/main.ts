// Run by `npm run saft:check FILE`: lists what is wrong with the file; answers 1 if anything is.
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { checkSaft, type CheckOptions } from './checker/index.js';
import { checkArguments, type CheckArguments, usage } from './cli/arguments.js';
import { endLines, problemLine } from './cli/lines.js';
import { readXsd } from './schema/index.js';
import { readKeyRing } from './signatures/index.js';

/** What the command answers to the shell. */
const exitCodes = { fine: 0, wrong: 1, misused: 2 } as const;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

// A reader that wants only the first lines, such as `head`, closes the pipe on the rest.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(exitCodes.wrong);
});

async function optionsOf({ keys, schema }: CheckArguments): Promise<CheckOptions> {
  const ring = await readKeyRing(keys);
  if (schema === undefined) return { keys: ring };
  return { keys: ring, schema: readXsd(await readFile(schema, 'utf8')) };
}

async function check(args: CheckArguments): Promise<number> {
  const { file, language, max } = args;
  let shown = 0;
  const summary = await checkSaft(
    createReadStream(file, { highWaterMark: 262_144 }),
    (problem) => {
      shown += 1;
      if (shown <= max) say(problemLine(problem, language));
    },
    await optionsOf(args),
  );
  for (const line of endLines(summary, Math.max(0, shown - max), language)) say(line);
  return summary.errors === 0 ? exitCodes.fine : exitCodes.wrong;
}

const args = checkArguments(process.argv.slice(2));
if (args === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = exitCodes.misused;
} else {
  try {
    process.exitCode = await check(args);
  } catch (error) {
    // A file or key that is not there, or that is none.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = exitCodes.misused;
  }
}
