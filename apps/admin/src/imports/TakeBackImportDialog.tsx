import type { ImportRedoPreview, ImportRow, ImportUndoPreview } from '@balcao/contracts';
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

interface TakeBackImportDialogProps {
  readonly row: ImportRow;
  /** Undoes the import, or redoes one that is undone. */
  readonly way: 'undo' | 'redo';
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** What undoing or redoing an import would do, and a button to do exactly this. */
export function TakeBackImportDialog(props: TakeBackImportDialogProps): ReactNode {
  const { row, way, onClose, onDone } = props;
  const t = useMessages();
  const provider = useBalcao();
  const { attempt, isBusy } = useCommands();
  const path = `imports/${encodeURIComponent(row.id)}/${way}`;
  const { data, error } = useQuery({
    queryKey: ['imports', row.id, way],
    queryFn: async () => previewIn((await provider.read(path)).body),
    gcTime: 0,
    retry: false,
  });
  const takeBack = async (): Promise<void> => {
    if (await attempt({ path, done: t(`imports.${way}Done`) })) onClose();
    onDone();
  };
  return (
    <DialogFrame title={t(`imports.${way}Title`, { file: row.fileName })} onClose={onClose}>
      <p>{t(`imports.${way}Message`)}</p>
      {error === null ? null : <p role="alert">{error.message}</p>}
      {data === undefined && error === null ? (
        <p role="status">{t('lists.run.undoReading')}</p>
      ) : null}
      {data === undefined ? null : <Preview preview={data} kind={row.kind} />}
      <DialogButtons
        label={t(way === 'undo' ? 'lists.run.undoDo' : 'imports.redoDo')}
        onCancel={onClose}
        onConfirm={() => void takeBack()}
        isDisabled={isBusy || data === undefined || changesNothing(data)}
        isDestructive={way === 'undo'}
        focused="cancel"
      />
    </DialogFrame>
  );
}

type TakeBackPreview = ImportUndoPreview | ImportRedoPreview;

const changesNothing = (preview: TakeBackPreview): boolean =>
  'archived' in preview
    ? preview.archived + preview.reverted === 0
    : preview.restored + preview.reapplied === 0;

interface PreviewProps {
  readonly preview: TakeBackPreview;
  readonly kind: ImportRow['kind'];
}

function Preview({ preview, kind }: PreviewProps): ReactNode {
  const t = useMessages();
  const { kept } = preview;
  return (
    <>
      <p className="bulk__sums" role="status">
        <Sums preview={preview} kind={kind} />
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

function Sums({ preview, kind }: PreviewProps): ReactNode {
  const t = useMessages();
  if ('archived' in preview) {
    const { archived, reverted, keptCount } = preview;
    const removed = kind === 'series' ? 'imports.wouldClose' : 'imports.wouldRemove';
    return (
      <>
        <span>{t(removed, figures(archived))}</span>
        <span>{t('imports.wouldRevert', figures(reverted))}</span>
        <Refused text={t('lists.run.cannotUndo', figures(keptCount))} count={keptCount} />
      </>
    );
  }
  const { restored, reapplied, keptCount } = preview;
  return (
    <>
      <span>{t('imports.wouldBringBack', figures(restored))}</span>
      <span>{t('imports.wouldReapply', figures(reapplied))}</span>
      <Refused text={t('imports.cannotRedo', figures(keptCount))} count={keptCount} />
    </>
  );
}

function Refused({ text, count }: { readonly text: string; readonly count: number }): ReactNode {
  return count === 0 ? null : <span className="bulk__refused">{text}</span>;
}

const figures = (count: number) => ({ count: grouped(String(count)) });

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

function previewIn(body: unknown): TakeBackPreview {
  if (typeof body !== 'object' || body === null || !('keptCount' in body)) {
    throw new Error('the rehearsal has an unknown shape');
  }
  return body as TakeBackPreview;
}
