import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { readZip, reportLines, verifyPack, type PackFiles } from './index.js';

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

const [named, ...rest] = process.argv.slice(2);
if (named === undefined || rest.length > 1) {
  process.stderr.write('npm run verify -- PACK.zip-or-FOLDER [en|pt]\n');
  process.exitCode = 2;
} else {
  const path = resolve(named);
  const language = rest[0] === 'pt' ? 'pt' : 'en';
  const files = statSync(path).isDirectory() ? readFolder(path) : readZip(readFileSync(path));
  const report = verifyPack(files);
  process.stdout.write(`${reportLines(report, language).join('\n')}\n`);
  process.exitCode = report.isIntact ? 0 : 1;
}
