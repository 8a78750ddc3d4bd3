import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Failure } from '../bootstrap/failure.mjs';
import { cache, inRoot, root } from '../bootstrap/paths.mjs';
import { instrumented, mutantsOf } from './mutate.mjs';

/** Where all that a run writes is kept: sources with faults, tests of them, what was reached. */
export const folder = join(cache, 'mutants');

/** Sources that something tests: no tests themselves, nor what they stand on. */
const isSource = (path) =>
  /\.ts$/.test(path) &&
  !/\.(?:spec|contract|d)\.ts$|(?:^|\/)(?:testing|contract|node_modules|dist)\//.test(path);

/**
 * The sources of a folder, or the one that is named, from the root of the repository.
 * @returns {string[]}
 */
export function sourcesOf(path) {
  const stat = statSync(inRoot(path), { throwIfNoEntry: false });
  if (stat === undefined) throw new Failure(`There is no ${path}.`);
  if (stat.isFile()) return [path];
  return readdirSync(inRoot(path), { recursive: true })
    .map((below) => relative(root, inRoot(path, below)).split(sep).join('/'))
    .filter(isSource)
    .sort();
}

/**
 * Every fault of the files with a number, and each file written with all of them in it.
 * @param {readonly string[]} files
 */
export function prepare(files) {
  const contents = new Map(files.map((file) => [file, readFileSync(inRoot(file), 'utf8')]));
  const mutants = [...contents]
    .flatMap(([file, content]) => mutantsOf(file, content))
    .map((mutant, at) => ({ ...mutant, id: at + 1 }));
  mkdirSync(folder, { recursive: true });
  const faulty = {};
  const print = createHash('sha256');
  for (const [file, content] of contents) {
    const written = instrumented(
      content,
      mutants.filter((mutant) => mutant.file === file),
    );
    faulty[inRoot(file)] = join(folder, file.replaceAll('/', '+'));
    writeFileSync(faulty[inRoot(file)], written);
    print.update(file).update(written);
  }
  writeFileSync(join(folder, 'faulty.json'), JSON.stringify(faulty));
  return { mutants, contents, print: print.digest('hex') };
}
