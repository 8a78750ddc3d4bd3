import type { ArticleFields, CategoryPrice, SentFields, SupplierCode } from '@balcao/domain';
import { IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { DecimalText, Flag, NestedList, OneOf, RecordId, Text, Texts } from '../http/fields.js';
import { ExpectedRevisionBody, NewRecordBody } from '../registers/register.bodies.js';

class SupplierCodeBody implements SupplierCode {
  @RecordId()
  readonly partyId!: string;

  @Text(200)
  readonly code!: string;
}

class CategoryPriceBody implements SentFields<CategoryPrice> {
  @RecordId()
  readonly categoryId!: string;

  /** Without VAT. */
  @DecimalText()
  readonly price!: string;
}

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

  /** Without VAT; either of the two prices may be left out and follows from the other. */
  @DecimalText({ optional: ({ salePriceWithVat }) => typeof salePriceWithVat === 'string' })
  readonly salePrice!: string;

  @DecimalText({ optional: true })
  readonly salePriceWithVat?: string;

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

  @Flag({ optional: true })
  readonly isBatchManaged?: boolean;

  @Flag({ optional: true })
  readonly batchesExpire?: boolean;

  @NestedList(() => SupplierCodeBody, 100, { optional: true })
  readonly supplierCodes?: readonly SupplierCodeBody[];

  @NestedList(() => CategoryPriceBody, 100, { optional: true })
  readonly categoryPrices?: readonly CategoryPriceBody[];

  /** Ids of blobs. */
  @Texts({ max: 20, length: 64 }, { optional: true })
  readonly images?: readonly string[];
}

export class ChangeArticleBody extends IntersectionType(
  PartialType(OmitType(NewArticleBody, ['id'])),
  ExpectedRevisionBody,
) {}
