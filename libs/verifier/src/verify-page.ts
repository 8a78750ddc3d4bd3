import { readFile } from 'node:fs/promises';

const page = new URL('../page/verify.html', import.meta.url);

/** `verify.html`: one file that checks a pack in any browser; made by `scripts/verify-page.mjs`. */
export const verifyPage = (): Promise<Buffer> => readFile(page);
