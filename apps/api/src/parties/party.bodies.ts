import { mailLanguages, type MailLanguage } from '@balcao/contracts';
import type { PartyFields, SentFields } from '@balcao/domain';
import { IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { Flag, OneOf, RecordId, Text, WholeNumber } from '../http/fields.js';
import { ExpectedRevisionBody, NewRecordBody } from '../registers/register.bodies.js';

/** A party as it is sent; what it is follows from the path where it is left open. */
type SentParty = Omit<SentFields<PartyFields>, 'isClient' | 'isSupplier' | 'country'>;

export class NewPartyBody extends NewRecordBody implements SentParty {
  @Text(200)
  readonly code!: string;

  @Text(1_000)
  readonly name!: string;

  @Text(200, { optional: true })
  readonly companyRegistration?: string;

  @Text(40, { optional: true })
  readonly nuit?: string;

  @Text(1_000, { optional: true })
  readonly address1?: string;

  @Text(1_000, { optional: true })
  readonly address2?: string;

  @Text(1_000, { optional: true })
  readonly contact1?: string;

  @Text(1_000, { optional: true })
  readonly contact2?: string;

  @Text(254, { optional: true })
  readonly email1?: string;

  @Text(254, { optional: true })
  readonly email2?: string;

  @Text(40, { optional: true })
  readonly phoneCode?: string;

  @Text(40, { optional: true })
  readonly phone1?: string;

  @Text(40, { optional: true })
  readonly phone2?: string;

  @Text(40, { optional: true })
  readonly country?: string;

  @RecordId({ optional: true })
  readonly regionId?: string;

  @RecordId({ optional: true })
  readonly categoryId?: string;

  @Flag({ optional: true })
  readonly isClient?: boolean;

  @Flag({ optional: true })
  readonly isSupplier?: boolean;

  @WholeNumber({ optional: true })
  readonly creditLimitMinor?: number;

  @WholeNumber({ optional: true })
  readonly debitLimitMinor?: number;

  @WholeNumber({ optional: true })
  readonly paymentTermsDays?: number;

  @OneOf(mailLanguages, { optional: true })
  readonly language?: MailLanguage;

  /** Passes the warning that the NUIT's check digit does not fit. */
  @Flag({ optional: true })
  readonly acceptNuitWarning?: boolean;
}

export class ChangePartyBody extends IntersectionType(
  PartialType(OmitType(NewPartyBody, ['id'])),
  ExpectedRevisionBody,
) {}
