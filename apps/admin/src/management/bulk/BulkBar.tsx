import './bulk.css';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { grouped } from '@balcao/messages';
import { useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { later } from '../../routing/later.js';
import { useMessages } from '../../i18n/use-messages.js';
import { isWhole, type BulkList, type EachAction } from './bulk-action.js';
import type { BulkDialog as BulkDialogType } from './BulkDialog.js';
import { selectionMax } from './bulk-limits.js';
import { RunDialog, RunStrip } from './RunDialog.js';
import { useOpening } from './use-opening.js';
import { usePermitted } from './use-permitted-actions.js';
import { useSelection, type Selection } from './use-selection.js';

// Most lists are read without changing many rows at once.
const BulkDialog = later<typeof BulkDialogType>(
  async () => (await import('./BulkDialog.js')).BulkDialog,
  null,
);

interface BulkBarProps<R extends RaRecord> {
  readonly list: BulkList<R>;
  /** Exports the selected rows. */
  readonly exportOf?: (ids: readonly string[]) => ReactNode;
}

/** The bar above the rows while some are selected: the count, select all, and the bulk actions. */
export function BulkBar<R extends RaRecord>({ list, exportOf }: BulkBarProps<R>): ReactNode {
  const t = useMessages();
  const selection = useSelection(list);
  const actions = usePermitted(list);
  const [asked, setAsked] = useState<EachAction<R>>();
  const open = useOpening(selection);
  const { ids } = selection;
  // Those asked for are not all there: what is pressed now would leave the others out.
  const isSelecting = selection.selecting !== undefined;
  return (
    <>
      <RunStrip />
      {ids.length === 0 && !isSelecting ? null : (
        <div className="bulk" role="toolbar" aria-label={t('lists.bulk.label')}>
          <IconButton size="small" aria-label={t('lists.bulk.clear')} onClick={selection.clear}>
            <Close fontSize="small" />
          </IconButton>
          <span className="bulk__count" role="status">
            {selection.selecting === undefined
              ? t('lists.bulk.selected', { count: grouped(String(ids.length)) })
              : t('lists.bulk.selecting', { count: grouped(String(selection.selecting)) })}
          </span>
          <SelectAll selection={selection} />
          <span className="list__spring" />
          <div className="bulk__actions">
            {actions.map((action) => (
              <Button
                key={action.name}
                size="small"
                startIcon={action.icon}
                disabled={isSelecting}
                onClick={() => {
                  if (isWhole(action)) void open(action);
                  else setAsked(action);
                }}
              >
                {t(action.label)}
              </Button>
            ))}
            {isSelecting ? null : exportOf?.(ids)}
          </div>
        </div>
      )}
      {asked === undefined ? null : (
        <BulkDialog
          list={list}
          action={asked}
          selection={selection}
          onClose={() => {
            setAsked(undefined);
          }}
        />
      )}
      <RunDialog />
    </>
  );
}

function SelectAll<R>({ selection }: { readonly selection: Selection<R> }): ReactNode {
  const t = useMessages();
  const { ids, total, selecting, selectAll } = selection;
  const most = Math.min(total, selectionMax);
  if (selecting !== undefined || ids.length >= most) return null;
  return (
    <Button size="small" onClick={selectAll}>
      {most < total
        ? t('lists.bulk.selectSome', { count: grouped(String(most)) })
        : t('lists.bulk.selectAll', { total: grouped(String(total)) })}
    </Button>
  );
}
