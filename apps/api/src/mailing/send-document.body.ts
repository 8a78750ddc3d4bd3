import { mailLanguages, type MailLanguage, type SendDocumentBody } from '@balcao/contracts';
import { NOTE_LENGTH_MAX, RECIPIENTS_MAX, RECIPIENT_LENGTH_MAX } from '@balcao/domain';
import { OneOf, Text, Texts } from '../http/fields.js';

export class SendBody implements SendDocumentBody {
  @Texts({ max: RECIPIENTS_MAX, length: RECIPIENT_LENGTH_MAX })
  readonly to!: readonly string[];

  @OneOf(mailLanguages)
  readonly language!: MailLanguage;

  @Text(NOTE_LENGTH_MAX, { optional: true })
  readonly note?: string;
}
