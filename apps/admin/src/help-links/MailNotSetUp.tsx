import type { OperatorAnswer } from '@balcao/contracts';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { request } from '../http/request.js';
import { useMessages } from '../i18n/use-messages.js';

/** Warns where something is to be mailed from a server that keeps its mails as files. */
export function MailNotSetUp(): ReactNode {
  const t = useMessages();
  if (!useIsMailKept()) return null;
  return (
    <Alert severity="warning">
      {t('help.mail.notSetUp')}{' '}
      <Link to="/help/mail" target="_blank" rel="noopener">
        {t('layout.learnMore')}
      </Link>
    </Alert>
  );
}

/** Whether this server keeps its mails as files: nobody receives them. */
export function useIsMailKept(): boolean {
  const { data } = useQuery({
    queryKey: ['operator'],
    // Typed by the contract.
    queryFn: async () => (await request('/api/operator')).body as OperatorAnswer,
    staleTime: Infinity,
  });
  return data?.sendsMail === false;
}
