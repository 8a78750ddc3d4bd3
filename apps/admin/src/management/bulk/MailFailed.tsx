import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { mailFailureOf } from './mail-failure.js';

/** Why a mail failed, in the reader's language, followed by the mail server's own words. */
export function MailFailed({ failure }: { readonly failure: string }): ReactNode {
  const t = useMessages();
  const { sentence, said } = mailFailureOf(failure);
  return (
    <>
      {sentence === undefined ? null : t(sentence)}
      {sentence === undefined || said === '' ? null : ': '}
      {said === '' ? null : <span lang="en">{said}</span>}
    </>
  );
}
