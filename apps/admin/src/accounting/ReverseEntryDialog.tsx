import '../rehearsal/consequences.css';
import type { JournalEntryRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useCommands } from '../admin/use-commands.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { SentForm } from '../dialogs/SentForm.js';
import { DayField } from '../fields/DayField.js';
import { ReasonField } from '../fields/ReasonField.js';
import { parseTypedDay, showDay, today } from '../formats/days.js';
import { useSubmission } from '../http/use-submission.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

interface ReverseEntryDialogProps {
  readonly entry: JournalEntryRow;
  readonly onClose: () => void;
}

const resource = 'commercial/journal_entries';

/** Reverses an entry on a day, with a reason. */
export function ReverseEntryDialog({ entry, onClose }: ReverseEntryDialogProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { send } = useCommands(resource);
  const [day, setDay] = useState(showDay(today(), language));
  const [reason, setReason] = useState('');
  const { errors, isBusy, run, forget } = useSubmission();
  const name = entry.description;
  const reverse = async (): Promise<void> => {
    const on = parseTypedDay(day) ?? day.trim().slice(0, 10);
    const path = `journal-entries/${encodeURIComponent(entry.id)}/reverse`;
    const body = { on, reason: reason.trim(), expectedRevision: entry.revision };
    await send({ path, body, done: t('accounting.entries.reversed', { name }) });
    onClose();
  };
  return (
    <DialogFrame title={t('accounting.entries.reverseTitle', { name })} onClose={onClose}>
      <SentForm
        problems={errors}
        onSubmit={() => {
          run(reverse);
        }}
      >
        <p className="cancel__effect">{t('accounting.entries.reverseEffect')}</p>
        <div className="form">
          <ReasonField
            label={t(`resources.${resource}.fields.reason`)}
            value={reason}
            problem={errors['reason']}
            onChange={(written) => {
              setReason(written);
              forget();
            }}
          />
          <DayField
            label={t(`resources.${resource}.fields.on`)}
            text={day}
            error={errors['on']}
            onChange={(typed) => {
              setDay(typed);
              forget();
            }}
          />
        </div>
        <DialogButtons
          label={t('accounting.entries.reverse')}
          onCancel={onClose}
          isDisabled={isBusy}
        />
      </SentForm>
    </DialogFrame>
  );
}
