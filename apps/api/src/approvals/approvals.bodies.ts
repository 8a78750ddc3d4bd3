import type { RefuseApprovalBody as RefuseApprovalShape } from '@balcao/contracts';
import { APPROVAL_REASON_MAX } from '@balcao/domain';
import { Text } from '../http/fields.js';

export class RefuseApprovalBody implements RefuseApprovalShape {
  @Text(2 * APPROVAL_REASON_MAX)
  readonly reason!: string;
}
