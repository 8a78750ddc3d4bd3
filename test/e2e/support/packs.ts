import type { InspectionPackAnswer } from '@balcao/contracts';
import { readZip, type PackFiles } from '@balcao/verifier';
import type { Browser } from './browser.js';
import { fileOf } from './files.js';
import { until } from './until.js';

/** Has an inspection pack made, and unpacks it. */
export async function packMade(auditor: Browser, order: object): Promise<PackFiles> {
  const ordered = await auditor.post('/inspection-packs', order);
  const { id } = ordered.body as { readonly id: string };
  await until(async () => {
    const [made] = (await auditor.read('/inspection-packs')) as readonly InspectionPackAnswer[];
    if (made?.state === 'failed') throw new Error(made.failure ?? '');
    return made?.file !== undefined && made.file !== null;
  });
  return readZip(await fileOf(auditor.get(`/inspection-packs/${id}/file`)));
}
