import ContentCopy from '@mui/icons-material/ContentCopy';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Print from '@mui/icons-material/Print';
import RestoreIcon from '@mui/icons-material/Restore';
import type { DocumentAnswer, DocumentTypeRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { sayProblem } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import { PaperThen } from '../../printing/PaperThen.js';
import { PrintDialog } from '../../printing/PrintDialog.js';
import { SendDialog } from '../../sending/SendDialog.js';
import { useShortcut } from '../../shortcuts/shortcuts.js';
import { ActionButton } from './ActionButton.js';
import { CancelDialog } from './CancelDialog.js';
import { FollowMenu } from './FollowMenu.js';
import { MoreActions } from './MoreActions.js';
import { offeredActions, type ActionName } from './offered-actions.js';
import { RestoreDialog } from './RestoreDialog.js';
import { printableOf, sentRecordOf } from './records-of.js';
import { useBeginning } from './use-beginning.js';
import { useMentioning } from './use-mentioning.js';
import { usePermissions } from './use-permissions.js';
import { useSendingsAgain } from './use-sendings-again.js';

interface DocumentActionsProps {
  readonly document: DocumentAnswer;
  readonly type: DocumentTypeRow;
}

type DialogName = 'print' | 'send' | 'cancel' | 'restore';

/** The actions of the document; unavailable ones show the reason. */
export function DocumentActions({ document, type }: DocumentActionsProps): ReactNode {
  const t = useMessages();
  const may = usePermissions();
  const offers = offeredActions(document, type, may);
  const [dialog, setDialog] = useState<DialogName>();
  const begin = useBeginning();
  const correct = useBeginning({ isCorrection: true });
  const mention = useMentioning(document, type);
  const run = (name: ActionName): void => {
    if (name === 'duplicate') begin(document.id).catch(sayProblem);
    else if (name === 'correct') correct(document.id).catch(sayProblem);
    else if (name === 'mention') mention();
    else setDialog(name);
  };
  const shortcut = (name: ActionName) => ({
    run: () => {
      run(name);
    },
    options: { isEnabled: offers[name].hindrance === undefined },
  });
  const keys = {
    print: shortcut('print'),
    send: shortcut('send'),
    duplicate: shortcut('duplicate'),
  };
  useShortcut('P', 'printing.action', keys.print.run, keys.print.options);
  useShortcut('E', 'sending.action', keys.send.run, keys.send.options);
  useShortcut('D', 'documents.actions.duplicate', keys.duplicate.run, keys.duplicate.options);
  return (
    <>
      <ActionButton
        {...{ offer: offers.send, icon: <MailOutlined />, label: t('sending.action'), onRun: run }}
        keys="E"
      />
      <PaperThen printable={printableOf(document)}>
        <ActionButton
          {...{ offer: offers.print, icon: <Print />, label: t('printing.action'), onRun: run }}
          keys="P"
        />
      </PaperThen>
      <ActionButton
        {...{ offer: offers.duplicate, icon: <ContentCopy />, onRun: run }}
        keys="D"
        label={t('documents.actions.duplicate')}
      />
      <FollowMenu document={document} />
      {document.status === 'cancelled' ? (
        <ActionButton
          {...{ offer: offers.restore, icon: <RestoreIcon />, onRun: run }}
          label={t('documents.actions.restore')}
        />
      ) : null}
      <MoreActions {...{ document, type, offers }} onRun={run} onFailed={sayProblem} />
      <Dialogs
        document={document}
        name={dialog}
        onClose={() => {
          setDialog(undefined);
        }}
      />
    </>
  );
}

interface DialogsProps {
  readonly document: DocumentAnswer;
  readonly name: DialogName | undefined;
  readonly onClose: () => void;
}

function Dialogs({ document, name, onClose }: DialogsProps): ReactNode {
  const sentAgain = useSendingsAgain(document.id);
  switch (name) {
    case undefined:
      return null;
    case 'print':
      return <PrintDialog printable={printableOf(document)} onClose={onClose} />;
    case 'send':
      return <SendDialog record={sentRecordOf(document)} onClose={onClose} onSent={sentAgain} />;
    case 'cancel':
      return <CancelDialog document={document} onClose={onClose} />;
    case 'restore':
      return <RestoreDialog document={document} onClose={onClose} />;
  }
}
