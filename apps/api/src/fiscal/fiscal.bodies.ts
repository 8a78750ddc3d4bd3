import { fiscalFileKinds, type FiscalFileBody, type FiscalFileKind } from '@balcao/contracts';
import { OneOf, Text } from '../http/fields.js';

export class OrderFiscalFileBody implements FiscalFileBody {
  @OneOf(fiscalFileKinds)
  readonly kind!: FiscalFileKind;

  /** Calendar days, both included, of one year. */
  @Text(10)
  readonly from!: string;

  @Text(10)
  readonly to!: string;
}
