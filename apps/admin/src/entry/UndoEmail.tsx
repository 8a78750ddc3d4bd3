import { useState, type ReactNode } from 'react';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { undoEmail } from './account-api.js';
import { EntryAlert } from './EntryAlert.js';
import { EntryLayout } from './EntryLayout.js';
import { takeLinkToken } from './link-token.js';

/**
 * Undoes a change of address by the link of a mail. By a button: what only opens links, to see
 * whether they are safe, undoes nothing.
 */
export function UndoEmail(): ReactNode {
  const t = useMessages();
  const [token] = useState(takeLinkToken);
  const [email, setEmail] = useState<string>();
  const { isBusy, alert, run } = useSubmission();
  return (
    <EntryLayout title={t('accounts.undoEmail.title')} subtitle={t('accounts.undoEmail.subtitle')}>
      {email === undefined ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            run(async () => {
              setEmail(await undoEmail(token));
            });
          }}
        >
          <EntryAlert>{token === '' ? t('accounts.reset.missing') : alert}</EntryAlert>
          <button className="button button--contained" disabled={isBusy || token === ''}>
            {t('accounts.undoEmail.submit')}
          </button>
        </form>
      ) : (
        <p role="status">{t('accounts.undoEmail.done', { email })}</p>
      )}
    </EntryLayout>
  );
}
