import { IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { Text } from '../http/fields.js';
import { ExpectedRevisionBody, NewRecordBody } from './register.bodies.js';

/** A new record that has a name and nothing else. */
export class NewNamedBody extends NewRecordBody {
  @Text(1_000)
  readonly name!: string;
}

export class ChangeNamedBody extends IntersectionType(
  PartialType(OmitType(NewNamedBody, ['id'])),
  ExpectedRevisionBody,
) {}
