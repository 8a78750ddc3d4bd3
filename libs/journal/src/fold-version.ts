import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const code = /\.(js|ts)$/;
const notFolding = /\.(d|spec)\.ts$/;

/**
 * SHA-256 in hex over the code in these folders, names and contents: what the fold of events is
 * made of. Snapshots of another version are ignored, so that a corrected fold is felt at once.
 */
export function foldVersionOf(folders: readonly URL[]): string {
  const digest = createHash('sha256');
  for (const folder of folders) {
    const root = fileURLToPath(folder);
    for (const name of codeFiles(root)) {
      digest.update(`${name.split(sep).join('/')}\0`);
      digest.update(readFileSync(join(root, name)));
      digest.update('\0');
    }
  }
  return digest.digest('hex');
}

function codeFiles(root: string): readonly string[] {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => code.test(name) && !notFolding.test(name)).sort();
}
