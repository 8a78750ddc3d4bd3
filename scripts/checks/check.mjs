import { mkdirSync } from 'node:fs';
import { orExplain, Failure } from '../bootstrap/failure.mjs';
import { installPackages } from '../bootstrap/install.mjs';
import { useNewestNode } from '../bootstrap/newest-node.mjs';
import { cache } from '../bootstrap/paths.mjs';
import { tools } from './tools.mjs';

const AT_ONCE = 2;

/**
 * Runs the named tools, all of them by default, two side by side, and prints what each has to say
 * under its heading once it is done. One that fails does not keep the others from running.
 * @param {readonly string[]} names
 * @param {typeof tools} from
 * @returns {Promise<{ passed: string[], failed: string[] }>}
 */
export async function runTools(names = Object.keys(tools), from = tools) {
  mkdirSync(cache, { recursive: true });
  const waiting = [...names];
  const result = { passed: [], failed: [] };
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const startedAt = Date.now();
      const { code, output } = await from[name]();
      (code === 0 ? result.passed : result.failed).push(name);
      report(name, code === 0, Date.now() - startedAt, output);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return result;
}

function report(name, isFine, tookMs, output) {
  const heading = `── ${name} ${isFine ? 'passed' : 'FAILED'} in ${(tookMs / 1000).toFixed(1)} s`;
  process.stdout.write(isFine ? `${heading}\n` : `\n${heading}\n${output.trimEnd()}\n\n`);
}

/** The tools of a name, or of a group: `lint` is all of `lint:…`. */
const named = (name) =>
  Object.keys(tools).filter((tool) => tool === name || tool.startsWith(`${name}:`));

/** `npm run check`, or `npm run check -- lint types` for some of it. */
export const check = (names) =>
  orExplain(async () => {
    const unknown = names.find((name) => named(name).length === 0);
    if (unknown !== undefined) {
      throw new Failure(`There is no check "${unknown}": ${Object.keys(tools).join(', ')}.`);
    }
    await installPackages();
    useNewestNode();
    const { failed } = await runTools(names.length === 0 ? undefined : names.flatMap(named));
    if (failed.length > 0) throw new Failure(`Failed: ${failed.join(', ')}.`);
  });
