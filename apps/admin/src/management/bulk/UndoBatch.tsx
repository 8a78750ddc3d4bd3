import type { BulkUndoPreview } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBalcao } from '../../admin/hooks.js';
import { useMessages } from '../../i18n/use-messages.js';
import { DialogButtons } from '../../dialogs/DialogButtons.js';
import type { BulkRun } from './bulk-runs.js';
import { useBulkRuns } from './use-bulk-runs.js';

interface UndoBatchProps {
  readonly run: BulkRun;
  readonly onClose: () => void;
}

/** The effect of undoing a bulk job, row by row, and the button to do it. */
export function UndoBatch({ run, onClose }: UndoBatchProps): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const { undo } = useBulkRuns();
  const { data, error } = useQuery({
    queryKey: ['jobs', 'bulk', run.id, 'undo'],
    queryFn: async () =>
      previewIn((await provider.read(`bulk/${encodeURIComponent(run.id)}/undo`)).body),
    gcTime: 0,
    retry: false,
  });
  return (
    <section className="bulk__undo" aria-label={t('lists.run.undoTitle')}>
      <h3>{t('lists.run.undoTitle')}</h3>
      {error === null ? null : <p role="alert">{error.message}</p>}
      {data === undefined && error === null ? (
        <p role="status">{t('lists.run.undoReading')}</p>
      ) : null}
      {data === undefined ? null : <Preview preview={data} />}
      <DialogButtons
        label={t('lists.run.undoDo')}
        onCancel={onClose}
        onConfirm={() => {
          if (data !== undefined) void undo(run, data.canUndo + data.keptCount);
        }}
        isDisabled={data === undefined || data.canUndo === 0}
      />
    </section>
  );
}

function Preview({ preview }: { readonly preview: BulkUndoPreview }): ReactNode {
  const t = useMessages();
  const { canUndo, keptCount, kept } = preview;
  const figure = (count: number): string => grouped(String(count));
  return (
    <>
      <p>
        {t('lists.run.canUndo', { count: figure(canUndo) })}
        {keptCount === 0 ? null : ` ${t('lists.run.cannotUndo', { count: figure(keptCount) })}`}
      </p>
      {kept.length === 0 ? null : (
        <ul className="bulk__outcomes" tabIndex={0}>
          {kept.map(({ id, name, refusal }) => (
            <li key={id} className="bulk__refused-row">
              <span>{name}</span>
              <small>{refusal}</small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function previewIn(body: unknown): BulkUndoPreview {
  if (typeof body === 'object' && body !== null && 'canUndo' in body) {
    return body as BulkUndoPreview;
  }
  throw new Error('the rehearsal has an unknown shape');
}
