import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { RecordHistory } from '../management/RecordHistory.js';

/** Who changed what of an article, and when. */
export function ArticleHistory({ id }: { readonly id: string }): ReactNode {
  const t = useMessages();
  return (
    <section className="card card--flush article__whole" aria-labelledby="article-history">
      <div className="card__head">
        <h2 id="article-history">{t('management.history')}</h2>
      </div>
      <div className="article__history">
        <RecordHistory resource="commercial/articles" id={id} />
      </div>
    </section>
  );
}
