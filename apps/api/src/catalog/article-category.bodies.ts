import type { ArticleCategoryFields, SentFields } from '@balcao/domain';
import { IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { RecordId, Text } from '../http/fields.js';
import { ExpectedRevisionBody, NewRecordBody } from '../registers/register.bodies.js';

export class NewArticleCategoryBody
  extends NewRecordBody
  implements SentFields<ArticleCategoryFields>
{
  @Text(1_000)
  readonly name!: string;

  @RecordId({ optional: true })
  readonly parentId?: string;
}

export class ChangeArticleCategoryBody extends IntersectionType(
  PartialType(OmitType(NewArticleCategoryBody, ['id'])),
  ExpectedRevisionBody,
) {}
