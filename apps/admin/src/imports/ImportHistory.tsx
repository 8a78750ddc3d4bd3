import Button from '@mui/material/Button';
import type { ImportRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { askToConfirm } from '../boot/confirm.js';
import { showSnack } from '../boot/snack.js';
import { useMessages } from '../i18n/use-messages.js';

interface ImportHistoryProps {
  readonly imports: readonly ImportRow[];
  readonly mayUndo: boolean;
  readonly onUndone: () => void;
}

/** What was imported: how far it is, what it did, what stayed when it was undone. */
export function ImportHistory({ imports, mayUndo, onUndone }: ImportHistoryProps): ReactNode {
  const t = useMessages();
  if (imports.length === 0) return null;
  return (
    <section className="card">
      <h2>{t('imports.history')}</h2>
      <ul className="imports__list">
        {imports.map((row) => (
          <li key={row.id} className="imports__item">
            <div>
              <strong>{row.fileName}</strong> <span>{t(`imports.kinds.${row.kind}`)}</span>
              <Done row={row} />
            </div>
            {mayUndo && row.status === 'finished' ? (
              <UndoButton row={row} onUndone={onUndone} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Done({ row }: { readonly row: ImportRow }): ReactNode {
  const t = useMessages();
  const { status, done, rows, created, changed, unchanged, refused, kept = [], keptCount } = row;
  if (status === 'running') {
    return (
      <div>
        <progress max={rows} value={done} aria-label={t('imports.progress')} />{' '}
        {t('imports.done', { done, rows })}
      </div>
    );
  }
  return (
    <div>
      <p>{t('imports.did', { created, changed, unchanged, refused })}</p>
      {status === 'undone' ? <p>{t('imports.undone', { smart_count: keptCount ?? 0 })}</p> : null}
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

function UndoButton({
  row,
  onUndone,
}: {
  readonly row: ImportRow;
  onUndone: () => void;
}): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const undo = async () => {
    const title = t('imports.undoTitle', { file: row.fileName });
    const isYes = await askToConfirm({
      title,
      message: t('imports.undoMessage'),
      isDestructive: true,
    });
    if (!isYes) return;
    try {
      await provider.send(`imports/${row.id}/undo`, {});
      showSnack(t('imports.undoDone'), 'success');
    } catch (error) {
      showSnack(error instanceof Error ? error.message : String(error), 'error');
    }
    onUndone();
  };
  return (
    <Button
      variant="outlined"
      aria-label={t('imports.undoOf', { file: row.fileName })}
      onClick={() => void undo()}
    >
      {t('imports.undo')}
    </Button>
  );
}
