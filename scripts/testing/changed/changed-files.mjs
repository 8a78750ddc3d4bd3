import { Failure } from '../../bootstrap/failure.mjs';
import { run } from '../../bootstrap/run.mjs';

/**
 * What differs from another state of the repository, by path.
 * @typedef {{ base: string, files: string[], gone: string[], movesImports: boolean }} Change
 */

const importLine = /^[+-](?![+-]).*\b(?:import|from)\b.*['"]/m;

/**
 * What was changed since the state named; without one since the branch left `main`, or in the last
 * commit where nothing else differs.
 * @param {string} [ref]
 * @returns {Promise<Change>}
 */
export async function changedFiles(ref) {
  const base = ref === undefined ? await defaultBase() : await commitOf(ref);
  if (base === undefined) throw new Failure(`Git knows no commit "${ref ?? 'main'}".`);
  const untracked = await lines('ls-files', '--others', '--exclude-standard');
  const tracked = await lines('diff', '--name-only', '--no-renames', '--diff-filter=d', base);
  const gone = await lines('diff', '--name-only', '--no-renames', '--diff-filter=D', base);
  const added = await lines('diff', '--name-only', '--no-renames', '--diff-filter=A', base);
  const { output } = await git('diff', '--unified=0', base, '--', '*.ts', '*.tsx', '*.mjs');
  return {
    base,
    files: [...tracked, ...untracked].sort(),
    gone,
    movesImports: [...untracked, ...added, ...gone].some(isCode) || importLine.test(output),
  };
}

/** Whether a file is TypeScript or JavaScript. */
export const isCode = (file) => /\.(ts|tsx|mjs|cjs|js)$/.test(file);

async function defaultBase() {
  const main = (await commitOf('origin/main')) ?? (await commitOf('main'));
  const forked = main && (await answer('merge-base', 'HEAD', main));
  const isSame = forked === (await commitOf('HEAD'));
  const isClean = (await lines('status', '--porcelain')).length === 0;
  return isSame && isClean ? commitOf('HEAD~1') : forked;
}

const commitOf = (ref) => answer('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);

async function answer(...args) {
  const { code, output } = await git(...args);
  return code === 0 ? output.trim() : undefined;
}

const git = (...args) => run(['git', ...args], { quiet: true });

async function lines(...args) {
  const { code, output } = await git(...args);
  if (code !== 0) throw new Failure(`git ${args[0]} failed: ${output.trim()}`);
  return output.split('\n').filter((line) => line !== '');
}
