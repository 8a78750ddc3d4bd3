import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useBalcao, useClosing } from '../admin/hooks.js';
import { restoreSession } from '../session/session.js';
import { showSnack } from '../boot/snack.js';
import { showDay } from '../formats/days.js';
import { showInstant } from '../formats/instants.js';
import { ProblemError } from '../http/problem-error.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

/** Says that the company is closed, and takes it back. */
export function ClosedStrip(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const provider = useBalcao();
  const closing = useClosing();
  if (closing === undefined) return null;
  const reopen = async (): Promise<void> => {
    try {
      await provider.send('companies/current/reopen', {});
      await restoreSession();
      showSnack(t('companies.reopened'), 'success');
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      showSnack(error.message, 'error');
    }
  };
  const day = showDay(closing.closedOn, language);
  const until = showInstant(closing.reopenUntil, language);
  return (
    <div className="shell__strip" role="status">
      <span>{t('companies.closedStrip', { day, until })}</span>{' '}
      <Button size="small" variant="outlined" onClick={() => void reopen()}>
        {t('companies.reopen')}
      </Button>
    </div>
  );
}
