import type { CloseCompanyBody as CloseCompanyShape } from '@balcao/contracts';
import { Text } from '../http/fields.js';

export class CloseCompanyBody implements CloseCompanyShape {
  /** The company's, as it is written. */
  @Text(1_000)
  readonly name!: string;

  /** The account's. */
  @Text(1_000)
  readonly password!: string;

  /** Of the authenticator or for recovery, where the account asks for it. */
  @Text(40, { optional: true })
  readonly code?: string;
}
