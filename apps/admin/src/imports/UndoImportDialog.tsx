import type { ImportRow, ImportUndoPreview } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBalcao } from '../admin/hooks.js';
import { useCommands } from '../admin/use-commands.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import '../management/bulk/bulk.css';
import { importScreens } from '../management/import-kinds.js';

interface UndoImportDialogProps {
  readonly row: ImportRow;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** What taking an import back would do, and a button to do exactly this. */
export function UndoImportDialog({ row, onClose, onDone }: UndoImportDialogProps): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const { attempt, isBusy } = useCommands();
  const path = `imports/${encodeURIComponent(row.id)}/undo`;
  const { data, error } = useQuery({
    queryKey: ['imports', row.id, 'undo'],
    queryFn: async () => previewIn((await provider.read(path)).body),
    gcTime: 0,
    retry: false,
  });
  const undo = async (): Promise<void> => {
    if (await attempt({ path, done: t('imports.undoDone') })) onClose();
    onDone();
  };
  return (
    <DialogFrame title={t('imports.undoTitle', { file: row.fileName })} onClose={onClose}>
      <p>{t('imports.undoMessage')}</p>
      <p>{t('imports.undoForGood')}</p>
      {error === null ? null : <p role="alert">{error.message}</p>}
      {data === undefined && error === null ? (
        <p role="status">{t('lists.run.undoReading')}</p>
      ) : null}
      {data === undefined ? null : <Preview preview={data} kind={row.kind} />}
      <DialogButtons
        label={t('lists.run.undoDo')}
        onCancel={onClose}
        onConfirm={() => void undo()}
        isDisabled={isBusy || data === undefined || data.archived + data.reverted === 0}
        isDestructive
        focused="cancel"
      />
    </DialogFrame>
  );
}

interface PreviewProps {
  readonly preview: ImportUndoPreview;
  readonly kind: ImportRow['kind'];
}

function Preview({ preview, kind }: PreviewProps): ReactNode {
  const t = useMessages();
  const { archived, reverted, keptCount, kept } = preview;
  const figure = (count: number): string => grouped(String(count));
  return (
    <>
      <p className="bulk__sums" role="status">
        <span>
          {t(kind === 'series' ? 'imports.wouldClose' : 'imports.wouldRemove', {
            count: figure(archived),
          })}
        </span>
        <span>{t('imports.wouldRevert', { count: figure(reverted) })}</span>
        {keptCount === 0 ? null : (
          <span className="bulk__refused">
            {t('lists.run.cannotUndo', { count: figure(keptCount) })}
          </span>
        )}
      </p>
      {kept.length === 0 ? null : (
        <ul className="bulk__outcomes" tabIndex={0}>
          {kept.map(({ id, name, why }) => (
            <li key={id}>
              <Link to={pathOf(kind, id)}>{name}</Link>
              <small>{t(`imports.why.${why}`)}</small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Where what stayed is seen, and what uses it. */
function pathOf(kind: ImportRow['kind'], id: string): string {
  const record = encodeURIComponent(id);
  switch (kind) {
    case 'articles':
      return `/commercial/articles/${record}`;
    case 'clients':
    case 'suppliers':
    case 'entities':
      return `/commercial/${kind}/${record}`;
    case 'openingBalances':
      return '/commercial/document/SI';
    case 'openingStock':
      return '/commercial/stock_moves';
    default:
      return `/${importScreens[kind]}`;
  }
}

function previewIn(body: unknown): ImportUndoPreview {
  if (typeof body !== 'object' || body === null || !('archived' in body)) {
    throw new Error('the rehearsal has an unknown shape');
  }
  return body as ImportUndoPreview;
}
