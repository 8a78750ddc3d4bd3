import { useState, type ReactNode } from 'react';
import { sayProblem } from '../http/say-problem.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { Consequences } from './Consequences.js';
import { useRehearsal, type Rehearsing } from './use-rehearsal.js';

interface RehearsedQuestionProps {
  readonly title: string;
  readonly message: string;
  /** Of the command. */
  readonly path: string;
  /** Of the command; empty for one that says everything by itself. */
  readonly body?: object;
  /** What can be chosen, by what it would do. */
  readonly choice?: (shown: Rehearsing) => ReactNode;
  readonly onClose: () => void;
  /** Carries it out as it was shown, or not at all. Throws `ProblemError`. */
  readonly onYes: (rehearsed: string | undefined) => Promise<void>;
}

/** Says what a command does, and asks whether to. */
export function RehearsedQuestion(props: RehearsedQuestionProps): ReactNode {
  const { title, message, path, body = {}, choice, onClose, onYes } = props;
  const t = useMessages();
  const shown = useRehearsal(path, body);
  const [isBusy, setBusy] = useState(false);
  const carryOut = async (): Promise<void> => {
    setBusy(true);
    try {
      await onYes(shown.rehearsal?.token);
      onClose();
    } catch (error) {
      setBusy(false);
      if (shown.showAgain(error)) return;
      sayProblem(error);
    }
  };
  return (
    <DialogFrame title={title} onClose={onClose} isQuestion>
      {shown.isRefused ? null : <p className="cancel__effect">{message}</p>}
      <Consequences rehearsing={shown} />
      {choice?.(shown)}
      <DialogButtons
        label={t('app.yes')}
        cancelLabel={t('app.no')}
        onCancel={onClose}
        onConfirm={() => void carryOut()}
        isDisabled={isBusy || shown.isReading || shown.isRefused}
      />
    </DialogFrame>
  );
}
