import type { HandOutBody as HandOutShape } from '@balcao/contracts';
import { PrintDocumentBody } from '../documents/issued-document.bodies.js';
import { OneOf, RecordId } from '../http/fields.js';

export class HandOutBody extends PrintDocumentBody implements HandOutShape {
  /** As a file, whose digest is noted; it goes to a printer without it. */
  @OneOf(['pdf'], { optional: true })
  readonly format?: 'pdf';

  /** The print model of the file; the default of the type without it. */
  @RecordId({ optional: true })
  readonly modelId?: string;
}
