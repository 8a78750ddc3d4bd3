import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useCommands } from '../admin/use-commands.js';
import { useClosing } from '../admin/hooks.js';
import { restoreSession } from '../session/session.js';
import { sayDay } from '../formats/days.js';
import { sayInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

/** Says that the company is closed, and takes it back. */
export function ClosedStrip(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { attempt } = useCommands();
  const closing = useClosing();
  if (closing === undefined) return null;
  const reopen = async (): Promise<void> => {
    const path = 'companies/current/reopen';
    if (await attempt({ path, done: t('layout.closed.reopened') })) await restoreSession();
  };
  const day = sayDay(closing.closedOn, language);
  const until = sayInstant(closing.reopenUntil, language);
  return (
    <div className="shell__strip" role="status">
      <span>{t('layout.closed.strip', { day, until })}</span>{' '}
      <Button size="small" variant="outlined" onClick={() => void reopen()}>
        {t('layout.closed.reopen')}
      </Button>
    </div>
  );
}
