import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { error } = spawnSync('pdftotext', ['-v']);

/** Why no PDF file can be read here; undefined where one can. */
export const noPdfReader = error === undefined ? undefined : 'there is no pdftotext to read it';

/**
 * What a PDF file says, its words where they lie on the page; a form feed ends each page. With
 * `-raw` also what is written across a page.
 */
export async function textOf(
  pdf: Uint8Array,
  order: '-layout' | '-raw' = '-layout',
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'balcao-pdf-'));
  const file = join(folder, 'paper.pdf');
  try {
    await writeFile(file, pdf);
    return execFileSync('pdftotext', [order, file, '-'], { encoding: 'utf8' });
  } finally {
    await rm(folder, { recursive: true });
  }
}
