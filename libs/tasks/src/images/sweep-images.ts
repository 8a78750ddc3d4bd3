import { allBlobs } from '@balcao/blobs';
import type { Books } from '@balcao/domain';
import type { JobHandler } from '@balcao/jobs';
import type { TaskGround } from '../task-ground.js';

/** How long a form may stay open between sending a picture in and saving it, in milliseconds. */
const KEPT_UNSAVED_MS = 24 * 60 * 60 * 1_000;

/** A picture's blobs, as `imageBlobId` names them; attachments and prints are named otherwise. */
const imageBlob = /^image_([0-9a-f]{64})_(?:small|medium|large)$/;

type SweepGround = Pick<TaskGround, 'blobs' | 'clock' | 'journals'>;

/**
 * Removes pictures of a company that no record names, a day after they were sent in. Removed
 * records count: they can be restored. Pictures of people are kept elsewhere and are not looked at.
 */
export function sweepImages({ blobs, clock, journals }: SweepGround): JobHandler {
  return async ({ job: { companyId }, signal }) => {
    const before = new Date(clock().getTime() - KEPT_UNSAVED_MS).toISOString();
    const old: { readonly blobId: string; readonly imageId: string }[] = [];
    for await (const { id, storedAt } of allBlobs(blobs, companyId)) {
      signal.throwIfAborted();
      const [, imageId] = imageBlob.exec(id) ?? [];
      if (imageId !== undefined && storedAt < before) old.push({ blobId: id, imageId });
    }
    // Asked after the list was read: what was saved meanwhile is named by now.
    const named = await journals.inspect(companyId, imagesOf);
    const unsaved = old.filter(({ imageId }) => !named.has(imageId));
    for (const { blobId } of unsaved) {
      signal.throwIfAborted();
      await blobs.remove(companyId, blobId);
    }
    return { removed: new Set(unsaved.map(({ imageId }) => imageId)).size };
  };
}

/** Every picture that a record of the company has: its own logo, articles, print models. */
function imagesOf({ catalog, companies, printModels }: Books): ReadonlySet<string> {
  const logos = [companies.company.get()?.logoId, ...printModelLogos({ printModels })];
  const pictures = [...catalog.articles.values()].flatMap(({ images = [] }) => images);
  return new Set([...logos, ...pictures].filter((id) => id !== undefined));
}

const printModelLogos = ({ printModels }: Pick<Books, 'printModels'>) =>
  [...printModels.models.values()].map(({ logoId }) => logoId);
