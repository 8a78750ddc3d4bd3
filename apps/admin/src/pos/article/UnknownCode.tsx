import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { useTill } from '../till/till-context.js';
import { mayMakeArticles } from './new-article.js';

interface UnknownCodeProps {
  readonly code: string;
  readonly onMake: () => void;
}

/** Reports an unknown code, and offers to create an article if permitted. */
export function UnknownCode({ code, onMake }: UnknownCodeProps): ReactNode {
  const t = useMessages();
  const till = useTill();
  if (!mayMakeArticles(till)) return null;
  return (
    <p className="scan__unknown">
      {t('pos.unknownCode', { code })}
      <button type="button" onClick={onMake}>
        {t('asked.newArticle.title')}
      </button>
    </p>
  );
}
