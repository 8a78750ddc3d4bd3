import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { BlobNotFound, imageBlobId } from '@balcao/blobs';
import type { MailAttachment } from '@balcao/delivery';
import type { MailCompany } from '@balcao/messages';
import type { Picture } from '@balcao/printing';
import type { TaskGround } from '../task-ground.js';

/** What a mail of a company begins with, and the picture that goes along for it. */
export interface Letterhead {
  readonly company: MailCompany;
  readonly attachments: readonly MailAttachment[];
}

const contentId = 'logo';

/** The head of a mail: the company's name, and its logo where it has one. */
export function letterheadOf(name: string, logo: Picture | undefined): Letterhead {
  if (logo === undefined) return { company: { name }, attachments: [] };
  const { contentType, bytes: content } = logo;
  const file = `${contentId}.${contentType.slice('image/'.length)}`;
  return {
    company: { name, logoId: contentId },
    attachments: [{ name: file, contentType, content, contentId }],
  };
}

/** A picture of the company; undefined where it has none of the id. */
export async function pictureOf(
  { blobs }: Pick<TaskGround, 'blobs'>,
  companyId: string,
  id: string | undefined,
): Promise<Picture | undefined> {
  if (id === undefined) return undefined;
  try {
    const { content, info } = await blobs.get(companyId, imageBlobId(id, 'large'));
    return { contentType: info.contentType, bytes: await buffer(Readable.from(content)) };
  } catch (error) {
    if (error instanceof BlobNotFound) return undefined;
    throw error;
  }
}
