import {
  paperSizes,
  type PaperSize,
  type PrintColumn,
  type PrintCopy,
  type PrintFact,
  type PrintModelFields,
  type PrintPart,
  type SentFields,
} from '@balcao/domain';
import { IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { Flag, OneOf, RecordId, Text, Texts } from '../http/fields.js';
import { ExpectedRevisionBody, NewRecordBody } from '../registers/register.bodies.js';

export class NewPrintModelBody extends NewRecordBody implements SentFields<PrintModelFields> {
  @Text(1_000)
  readonly name!: string;

  @OneOf(paperSizes)
  readonly paperSize!: PaperSize;

  @OneOf(['en', 'pt'])
  readonly language!: 'en' | 'pt';

  @Texts({ max: 200, length: 64 })
  readonly typeIds!: readonly string[];

  /** The series whose documents alone it prints. */
  @Texts({ max: 200, length: 64 }, { optional: true })
  readonly seriesIds?: readonly string[];

  /** The tills whose documents alone it prints. */
  @Texts({ max: 200, length: 64 }, { optional: true })
  readonly cashRegisterIds?: readonly string[];

  @Texts({ max: 20, length: 20 })
  readonly copies!: readonly PrintCopy[];

  @Text(8_000, { optional: true })
  readonly header?: string;

  @Text(8_000, { optional: true })
  readonly body?: string;

  @Text(8_000, { optional: true })
  readonly footer?: string;

  /** Of the lines, from left to right. */
  @Texts({ max: 20, length: 20 }, { optional: true })
  readonly columns?: readonly PrintColumn[];

  /** Of the document, beside its number. */
  @Texts({ max: 20, length: 20 }, { optional: true })
  readonly facts?: readonly PrintFact[];

  /** Below the sums, from top to bottom. */
  @Texts({ max: 20, length: 20 }, { optional: true })
  readonly parts?: readonly PrintPart[];

  /** The id of a blob. */
  @RecordId({ optional: true })
  readonly logoId?: string;

  @Flag({ optional: true })
  readonly isDefault!: boolean;
}

export class ChangePrintModelBody extends IntersectionType(
  PartialType(OmitType(NewPrintModelBody, ['id'])),
  ExpectedRevisionBody,
) {}
