import { fiscalFileKinds, type FiscalFileBody, type FiscalFileKind } from '@balcao/contracts';
import { IsIn, Matches } from 'class-validator';

const day = /^\d{4}-\d{2}-\d{2}$/;

export class OrderFiscalFileBody implements FiscalFileBody {
  @IsIn(fiscalFileKinds)
  kind!: FiscalFileKind;

  @Matches(day)
  from!: string;

  @Matches(day)
  to!: string;
}
