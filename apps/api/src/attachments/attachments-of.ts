import { refuse, type Attachment } from '@balcao/domain';
import type { Journals } from '../composition/backend.js';
import type { AttachmentRoutes } from './attachment-routes.js';

/** The files of a record, in the order in which they were kept; refuses another kind's id. */
export function attachmentsOf(
  journals: Journals,
  companyId: string,
  id: string,
  routes: Pick<AttachmentRoutes, 'has' | 'attachmentsOf'>,
): Promise<readonly Attachment[]> {
  return journals.inspect(companyId, (books) => {
    if (routes.has?.(books, id) === false) refuse('record.notFound', { id });
    return routes.attachmentsOf(books, id) ?? [];
  });
}
