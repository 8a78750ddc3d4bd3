import type { ImportRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { showInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { inGroups } from './in-groups.js';
import { takenBackIn } from './taken-back.js';
import { ImportActions } from './ImportActions.js';

interface ImportHistoryProps {
  readonly imports: readonly ImportRow[];
  readonly mayManage: boolean;
  readonly onDone: () => void;
}

/** What was imported: how far it is, what it did, what stayed when it was undone. */
export function ImportHistory({ imports, mayManage, onDone }: ImportHistoryProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  if (imports.length === 0) return null;
  return (
    <section className="card">
      <h2>{t('imports.history')}</h2>
      <ul className="imports__list">
        {imports.map((row) => (
          <li key={row.id} className="imports__item">
            <div>
              <strong>{row.fileName}</strong> <span>{t(`imports.kinds.${row.kind}`)}</span>,{' '}
              {showInstant(row.begunAt, language)}
              <Done row={row} />
            </div>
            {mayManage ? <ImportActions row={row} onDone={onDone} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Done({ row }: { readonly row: ImportRow }): ReactNode {
  const t = useMessages();
  const { status, done, rows, created, changed, unchanged, refused, kept = [], keptCount } = row;
  const takenBack = takenBackIn(row);
  if (status === 'running' || status === 'stopping') {
    return (
      <div>
        <progress max={rows} value={done} aria-label={t('imports.progress')} />{' '}
        {t(status === 'stopping' ? 'imports.stopping' : 'imports.done', inGroups({ done, rows }))}
      </div>
    );
  }
  return (
    <div>
      <p>{t('imports.did', inGroups({ created, changed, unchanged, refused }))}</p>
      {status === 'cancelled' ? <p>{t('imports.cancelled', inGroups({ done, rows }))}</p> : null}
      {takenBack === undefined ? null : <p>{t(takenBack, { smart_count: keptCount ?? 0 })}</p>}
      {kept.length === 0 ? null : (
        <ul>
          {kept.map(({ id, name, why }) => (
            <li key={id}>{t(`imports.kept.${why}`, { name })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
