import MailOutlined from '@mui/icons-material/MailOutlined';
import { mailLanguages, type MailLanguage, type SendingAction } from '@balcao/contracts';
import type { Permission } from '@balcao/domain';
import { later } from '../routing/later.js';
import type { EachAction } from '../management/bulk/bulk-action.js';

const LanguageOfMail = later(async () => (await import('./LanguageOfMail.js')).LanguageOfMail);

/** Sending many papers at once, each to its party; in the reader's language unless told. */
export const sendMany = (
  action: SendingAction,
  permission: Permission,
  own: MailLanguage,
): EachAction<unknown> => ({
  name: 'send',
  action,
  permission,
  label: 'sending.action',
  icon: <MailOutlined fontSize="small" />,
  hint: 'documents.bulk.sendHint',
  inputs: LanguageOfMail,
  defaults: { language: own },
  detailsOf: (values) => ({
    language: mailLanguages.find((each) => each === values['language']) ?? own,
  }),
});
