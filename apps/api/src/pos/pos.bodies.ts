import { Text } from '../http/fields.js';

export class TillApprovalBody {
  @Text(64)
  readonly approverId!: string;

  @Text(20)
  readonly pin!: string;

  @Text(1_000)
  readonly reason!: string;

  /** The sale, the return, the document or the shift that it is for. */
  @Text(64)
  readonly subjectId!: string;
}
