import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A rule that was broken, by the file it was broken in. */
export interface Found {
  readonly rule: string;
  readonly file: string;
}

interface Report {
  readonly diagnostics: readonly { readonly code?: string; readonly filename: string }[];
}

const settings = ['.oxlintrc.jsonc', 'tsconfig.base.json', 'scripts/checks/lint-plugin.mjs'];
const tsconfig = {
  extends: './tsconfig.base.json',
  compilerOptions: { composite: false, jsx: 'react-jsx', lib: ['ES2023', 'DOM'], noEmit: true },
  include: ['**/*.ts', '**/*.tsx'],
};

/** Lints the files, by path, in a folder that is held to the rules of the repository. */
export async function lintSeeds(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<Found[]> {
  for (const path of settings) cpSync(resolve(path), join(folder, path));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
  const { diagnostics } = JSON.parse(await lint(folder, [...files.keys()])) as Report;
  return diagnostics.map(({ code = 'syntax', filename }) => ({
    rule: code.replace(/^(.*)\((.*)\)$/, '$1/$2'),
    file: filename,
  }));
}

/** Oxlint's report; that it finds something is no failure of the program. */
const lint = (cwd: string, paths: readonly string[]): Promise<string> =>
  new Promise((done) => {
    const args = [resolve('node_modules/oxlint/bin/oxlint'), '--format=json', ...paths];
    execFile(process.execPath, args, { cwd, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout) => {
      done(stdout);
    });
  });
