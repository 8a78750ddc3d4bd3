import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { readZip, reportLines, verifyPack, type PackFiles } from './index.js';
import { verifierWords } from './words.js';

/** The files of a pack that was unpacked into a folder. */
function readFolder(folder: string): PackFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [relative(folder, path).split(sep).join('/'), readFileSync(path)];
      }),
  );
}

/** The files of a pack; undefined where there is none, or no archive of one. */
function filesOf(path: string): PackFiles | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  if (found.isDirectory()) return readFolder(path);
  try {
    return readZip(readFileSync(path));
  } catch {
    return undefined;
  }
}

const [named, ...rest] = process.argv.slice(2);
const [outside, ...more] = rest.filter((word) => word !== 'en' && word !== 'pt');
if (named === undefined || more.length > 0) {
  process.stderr.write('npm run verify -- PACK.zip-or-FOLDER [en|pt] [SEAL]\n');
  process.exitCode = 2;
} else {
  const path = resolve(named);
  const language = rest.includes('pt') ? 'pt' : 'en';
  const files = filesOf(path);
  if (files === undefined) {
    process.stderr.write(`${path}: ${verifierWords[language].unreadable}\n`);
    process.exitCode = 2;
  } else {
    const report = verifyPack(files, outside);
    process.stdout.write(`${reportLines(report, language).join('\n')}\n`);
    process.exitCode = report.isIntact ? 0 : 1;
  }
}
