import './imports.css';
import Button from '@mui/material/Button';
import type { ImportRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useCommands } from '../admin/use-commands.js';
import { askToConfirm } from '../boot/confirm.js';
import { useMessages } from '../i18n/use-messages.js';
import { TakeBackImportDialog } from './TakeBackImportDialog.js';
import { useStalled } from './use-stalled.js';

interface ImportActionsProps {
  readonly row: ImportRow;
  readonly onDone: () => void;
}

/**
 * What can be done with an import: stopped while it runs, continued when it does not get on, undone
 * once it has ended, and redone after that.
 */
export function ImportActions({ row, onDone }: ImportActionsProps): ReactNode {
  const isStalled = useStalled(row);
  switch (row.status) {
    case 'running':
      return (
        <div className="imports__actions">
          {isStalled ? <Continue row={row} onDone={onDone} /> : null}
          <Stop row={row} onDone={onDone} />
        </div>
      );
    case 'finished':
    case 'cancelled':
      return row.done === 0 ? null : <TakeBack row={row} way="undo" onDone={onDone} />;
    case 'stopping':
      return isStalled ? <Continue row={row} onDone={onDone} /> : null;
    case 'undone':
      return <TakeBack row={row} way="redo" onDone={onDone} />;
  }
}

function Stop({ row, onDone }: ImportActionsProps): ReactNode {
  const t = useMessages();
  const { attempt } = useCommands();
  const file = row.fileName;
  const run = async () => {
    const title = t('imports.stopTitle', { file });
    const question = { title, message: t('imports.stopMessage'), isDestructive: true };
    if (!(await askToConfirm(question))) return;
    await attempt({ path: `imports/${row.id}/cancel`, done: t('imports.stopAsked') });
    onDone();
  };
  return (
    <Button
      variant="outlined"
      aria-label={t('imports.stopOf', { file })}
      onClick={() => void run()}
    >
      {t('imports.stop')}
    </Button>
  );
}

interface TakeBackProps extends ImportActionsProps {
  readonly way: 'undo' | 'redo';
}

/** Asks after what it would do has been shown. */
function TakeBack({ row, way, onDone }: TakeBackProps): ReactNode {
  const t = useMessages();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        aria-label={t(`imports.${way}Of`, { file: row.fileName })}
        onClick={() => {
          setAsking(true);
        }}
      >
        {t(`imports.${way}`)}
      </Button>
      {isAsking ? (
        <TakeBackImportDialog
          row={row}
          way={way}
          onDone={onDone}
          onClose={() => {
            setAsking(false);
          }}
        />
      ) : null}
    </>
  );
}

/** Goes on with an import whose job was given up; one that is at work is not disturbed by it. */
function Continue({ row, onDone }: ImportActionsProps): ReactNode {
  const t = useMessages();
  const { attempt } = useCommands();
  const run = async () => {
    await attempt({ path: `imports/${row.id}/resume`, done: t('imports.continued') });
    onDone();
  };
  return (
    <Button
      variant="outlined"
      aria-label={t('imports.continueOf', { file: row.fileName })}
      onClick={() => void run()}
    >
      {t('imports.continue')}
    </Button>
  );
}
