import type { PartyCategoryFields, PartyCategoryKind, SentFields } from '@balcao/domain';
import { IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { OneOf, Text } from '../http/fields.js';
import { ExpectedRevisionBody, NewRecordBody } from '../registers/register.bodies.js';

export class NewPartyCategoryBody extends NewRecordBody implements SentFields<PartyCategoryFields> {
  @Text(1_000)
  readonly name!: string;

  /** Of clients where it is missing. */
  @OneOf(['client', 'supplier', 'entity'], { optional: true })
  readonly kind?: PartyCategoryKind;
}

export class ChangePartyCategoryBody extends IntersectionType(
  PartialType(OmitType(NewPartyCategoryBody, ['id', 'kind'])),
  ExpectedRevisionBody,
) {}
