import { setTimeout as sleep } from 'node:timers/promises';
import type { InspectionPackAnswer } from '@balcao/contracts';
import { readZip, type PackFiles } from '@balcao/verifier';
import type { Browser } from './browser.js';
import { fileOf } from './files.js';

/** Has an inspection pack made, and unpacks it. */
export async function packMade(auditor: Browser, order: object): Promise<PackFiles> {
  const ordered = await auditor.post('/inspection-packs', order);
  const { id } = ordered.body as { readonly id: string };
  for (let tries = 0; tries < 600; tries += 1) {
    const [made] = (await auditor.read('/inspection-packs')) as readonly InspectionPackAnswer[];
    if (made?.state === 'failed') throw new Error(made.failure ?? '');
    if (made?.file) return readZip(await fileOf(auditor.get(`/inspection-packs/${id}/file`)));
    await sleep(50);
  }
  throw new Error('the pack does not end');
}
