import type { MovementRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { ReasonDialog } from '../payments/ReasonDialog.js';
import { useMoneyAction } from '../payments/use-money-action.js';
import { RehearsedQuestion } from '../rehearsal/RehearsedQuestion.js';

/** What is asked of a movement in the list. */
export interface AskedOfMovement {
  readonly verb: 'cancel' | 'restore';
  readonly row: MovementRow;
  /** As the list calls it. */
  readonly name: string;
}

interface MovementDialogProps {
  readonly asked: AskedOfMovement;
  /** Of the command. */
  readonly path: string;
  readonly onClose: () => void;
}

/** Cancels a movement for a reason, or puts a cancelled one back; what happens is shown before. */
export function MovementDialog({ asked, path, onClose }: MovementDialogProps): ReactNode {
  const t = useMessages();
  const send = useMoneyAction();
  const { verb, name } = asked;
  const done = t(`money.${verb}.done`, { name });
  if (verb === 'restore') {
    return (
      <RehearsedQuestion
        title={t('money.restore.title', { name })}
        message={t('money.restore.movement')}
        path={path}
        onClose={onClose}
        onYes={async (rehearsed) => {
          await send(path, {}, done, rehearsed);
        }}
      />
    );
  }
  return (
    <ReasonDialog
      title={t('money.cancel.title', { name })}
      effect={t('money.cancel.movement')}
      path={path}
      onClose={onClose}
      onSubmit={async (reason, rehearsed) => {
        await send(path, { reason }, done, rehearsed);
      }}
    />
  );
}
