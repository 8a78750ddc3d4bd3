import type { ArticleFields, SentFields } from '@balcao/domain';
import { OmitType, PartialType } from '@nestjs/swagger';
import { IntersectionType } from '@nestjs/swagger';
import { DecimalText, Flag, OneOf, RecordId, Text, Texts } from '../http/fields.js';
import { ExpectedRevisionBody, NewRecordBody } from '../registers/register.bodies.js';

export class NewArticleBody extends NewRecordBody implements SentFields<ArticleFields> {
  @Text(200)
  readonly code!: string;

  @Text(1_000)
  readonly name!: string;

  @OneOf(['article', 'service'])
  readonly kind!: 'article' | 'service';

  @Text(100)
  readonly unit!: string;

  @Texts({ max: 200, length: 200 }, { optional: true })
  readonly barcodes!: readonly string[];

  @DecimalText()
  readonly salePrice!: string;

  @DecimalText({ optional: true })
  readonly purchasePrice?: string;

  @RecordId()
  readonly vatId!: string;

  @RecordId({ optional: true })
  readonly categoryId?: string;

  @DecimalText({ optional: true })
  readonly minimumStock?: string;

  @DecimalText({ optional: true })
  readonly maximumStock?: string;

  @Flag()
  readonly movesStock!: boolean;
}

export class ChangeArticleBody extends IntersectionType(
  PartialType(OmitType(NewArticleBody, ['id'])),
  ExpectedRevisionBody,
) {}
