import { Problems, refuse } from '../refusal.js';
import { required, text } from '../registers/index.js';
import type { Attachment } from './attachment.events.js';
import { ATTACHMENTS_MAX, ATTACHMENT_BYTES_MAX, CONTACT_LENGTH_MAX } from './document.limits.js';

/** A file whose content is in the store of blobs already. */
export interface AttachedFile {
  readonly attachmentId: string;
  readonly blobId: string;
  readonly name: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Of the content, in hex. */
  readonly sha256: string;
}

const nameText = required(text(CONTACT_LENGTH_MAX));

/** Reads a file as a further attachment; refuses one too many or one too large. */
export function readAttachment(
  attachments: readonly Attachment[],
  { attachmentId, blobId, contentType, size, sha256, ...file }: AttachedFile,
): Attachment {
  if (attachments.some((each) => each.id === attachmentId)) {
    refuse('document.attachmentExists', { id: attachmentId });
  }
  if (attachments.length >= ATTACHMENTS_MAX) {
    refuse('document.tooManyAttachments', { max: ATTACHMENTS_MAX });
  }
  if (!Number.isSafeInteger(size) || size < 0 || size > ATTACHMENT_BYTES_MAX) {
    refuse('document.attachmentTooLarge', { megabytes: ATTACHMENT_BYTES_MAX / 1_000_000 });
  }
  const problems = new Problems();
  const name = nameText.read(file.name, 'name', problems) ?? '';
  problems.refuseIfAny();
  return { id: attachmentId, blobId, name, contentType, size, sha256 };
}

/** The attachment of an id; refuses when there is none. */
export function attachmentOf(
  attachments: readonly Attachment[] | undefined,
  attachmentId: string,
): Attachment {
  const found = attachments?.find((each) => each.id === attachmentId);
  return found ?? refuse('document.attachmentNotFound', { id: attachmentId });
}
