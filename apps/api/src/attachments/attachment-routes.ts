import type { Type } from '@nestjs/common';
import type { AttachedFile, Attachment, Books, Command, Permission } from '@balcao/domain';
import { attachmentCommands } from './attachment-commands.js';
import { attachmentReads } from './attachment-reads.js';

/** What records of one kind keep files with. */
export interface AttachmentRoutes {
  readonly path: string;
  readonly view: Permission;
  readonly manage: Permission;
  /** Whether an id can be one of these records; without it, any can. */
  readonly has?: (books: Books, id: string) => boolean;
  readonly attachmentsOf: (books: Books, id: string) => readonly Attachment[] | undefined;
  readonly attach: (id: string, file: AttachedFile) => Command;
  readonly detach: (id: string, attachmentId: string) => Command;
}

/** Files that are kept with records of one kind: kept, listed, handed out, taken off. */
export function attachmentRoutes(routes: AttachmentRoutes): Type<object>[] {
  return [attachmentCommands(routes), attachmentReads(routes)];
}
