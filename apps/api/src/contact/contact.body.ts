import { contactLimits, type ContactMessageBody } from '@balcao/contracts';
import { Text } from '../http/fields.js';

export class ContactBody implements ContactMessageBody {
  @Text(contactLimits.name)
  readonly name!: string;

  @Text(contactLimits.email)
  readonly email!: string;

  @Text(contactLimits.topic)
  readonly topic!: string;

  @Text(contactLimits.message)
  readonly message!: string;

  @Text(1_000, { optional: true })
  readonly website?: string;
}
