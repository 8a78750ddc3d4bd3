import {
  mailLanguages,
  type MailLanguage,
  type SendDocumentBody,
  type SendStatementBody as StatementShape,
} from '@balcao/contracts';
import { NOTE_LENGTH_MAX, RECIPIENTS_MAX, RECIPIENT_LENGTH_MAX } from '@balcao/domain';
import { Day, OneOf, Text, Texts } from '../http/fields.js';

export class SendBody implements SendDocumentBody {
  @Texts({ max: RECIPIENTS_MAX, length: RECIPIENT_LENGTH_MAX })
  readonly to!: readonly string[];

  @OneOf(mailLanguages)
  readonly language!: MailLanguage;

  @Text(NOTE_LENGTH_MAX, { optional: true })
  readonly note?: string;
}

export class SendStatementBody extends SendBody implements StatementShape {
  @Day({ optional: true })
  readonly from?: string;

  @Day({ optional: true })
  readonly until?: string;
}
