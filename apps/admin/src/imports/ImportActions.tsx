import Button from '@mui/material/Button';
import type { ImportRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { askToConfirm } from '../boot/confirm.js';
import { showSnack } from '../boot/snack.js';
import { useMessages } from '../i18n/use-messages.js';
import { useStalled } from './use-stalled.js';

interface ImportActionsProps {
  readonly row: ImportRow;
  readonly onDone: () => void;
}

/**
 * What can be done with an import: stopped while it runs, continued when it does not get on, undone
 * once it has ended.
 */
export function ImportActions({ row, onDone }: ImportActionsProps): ReactNode {
  const isStalled = useStalled(row);
  switch (row.status) {
    case 'running':
      return (
        <div className="imports__actions">
          {isStalled ? <Continue row={row} onDone={onDone} /> : null}
          <Action row={row} onDone={onDone} verb="cancel" />
        </div>
      );
    case 'finished':
    case 'cancelled':
      return row.done === 0 ? null : <Action row={row} onDone={onDone} verb="undo" />;
    case 'stopping':
      return isStalled ? <Continue row={row} onDone={onDone} /> : null;
    case 'undone':
      return null;
  }
}

const words = {
  cancel: {
    action: 'imports.stop',
    of: 'imports.stopOf',
    title: 'imports.stopTitle',
    message: 'imports.stopMessage',
    done: 'imports.stopAsked',
  },
  undo: {
    action: 'imports.undo',
    of: 'imports.undoOf',
    title: 'imports.undoTitle',
    message: 'imports.undoMessage',
    done: 'imports.undoDone',
  },
} as const;

function Action({
  row,
  onDone,
  verb,
}: ImportActionsProps & { readonly verb: keyof typeof words }): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const { action, of, title, message, done } = words[verb];
  const file = row.fileName;
  const run = async () => {
    const question = { title: t(title, { file }), message: t(message), isDestructive: true };
    if (!(await askToConfirm(question))) return;
    try {
      await provider.send(`imports/${row.id}/${verb}`, {});
      showSnack(t(done), 'success');
    } catch (error) {
      showSnack(error instanceof Error ? error.message : String(error), 'error');
    }
    onDone();
  };
  return (
    <Button variant="outlined" aria-label={t(of, { file })} onClick={() => void run()}>
      {t(action)}
    </Button>
  );
}

/** Goes on with an import whose job was given up; one that is at work is not disturbed by it. */
function Continue({ row, onDone }: ImportActionsProps): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const run = async () => {
    try {
      await provider.send(`imports/${row.id}/resume`, {});
      showSnack(t('imports.continued'), 'success');
    } catch (error) {
      showSnack(error instanceof Error ? error.message : String(error), 'error');
    }
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
