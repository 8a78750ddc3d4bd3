import type { InspectionPackBody } from '@balcao/contracts';
import { Flag, Text } from '../http/fields.js';

export class OrderInspectionPackBody implements InspectionPackBody {
  @Text(10)
  readonly from!: string;

  @Text(10)
  readonly to!: string;

  @Flag()
  readonly withPapers!: boolean;
}
