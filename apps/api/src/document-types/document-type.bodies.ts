import type { DocumentTypeFields, SentFields } from '@balcao/domain';
import { IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { Flag, OneOf, Text, Texts } from '../http/fields.js';
import { ExpectedRevisionBody, NewRecordBody } from '../registers/register.bodies.js';

export class NewDocumentTypeBody extends NewRecordBody implements SentFields<DocumentTypeFields> {
  @Text(1_000)
  readonly name!: string;

  @Text(1_000)
  readonly namePt!: string;

  @Text(100)
  readonly prefix!: string;

  @OneOf(['sales', 'purchases', 'internal'])
  readonly group!: DocumentTypeFields['group'];

  @OneOf(['in', 'out', 'none'])
  readonly movesStock!: DocumentTypeFields['movesStock'];

  @OneOf(['debit', 'credit', 'both', 'none'])
  readonly accountEffect!: DocumentTypeFields['accountEffect'];

  @Flag()
  readonly requiresPayment!: boolean;

  @Flag({ optional: true })
  readonly requiresOrigin!: boolean;

  /** Reserves stock for a client, or announces it from a supplier. */
  @Flag({ optional: true })
  readonly isOrder?: boolean;

  @Texts({ max: 200, length: 64 }, { optional: true })
  readonly allowedTypes!: readonly string[];
}

export class ChangeDocumentTypeBody extends IntersectionType(
  PartialType(OmitType(NewDocumentTypeBody, ['id'])),
  ExpectedRevisionBody,
) {}
