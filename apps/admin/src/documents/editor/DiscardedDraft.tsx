import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../i18n/use-messages.js';

/** Shown instead of a discarded draft. */
export function DiscardedDraft({ back }: { readonly back: string }): ReactNode {
  const t = useMessages();
  return (
    <div className="lost">
      <p>{t('documents.editor.wasDiscarded')}</p>
      <Link className="button button--small" to={back}>
        {t('lists.back')}
      </Link>
    </div>
  );
}
