import TextField from '@mui/material/TextField';
import type { HostedCompanyAnswer } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { AmountField } from '../fields/AmountField.js';
import { Amount } from '../fields/Amount.js';
import { parseTypedMinor } from '../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { Refusal } from '../dialogs/Refusal.js';
import { useServiceCommand } from './use-service.js';

/** As much as a note may hold. */
const NOTE_MAX = 500;

interface AdjustDialogProps {
  readonly company: HostedCompanyAnswer;
  readonly onClose: () => void;
}

/** Gives a company credits, or takes them, and says why. */
export function AdjustDialog({ company, onClose }: AdjustDialogProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const send = useServiceCommand();
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const amountMinor = parseTypedMinor(amount, language) ?? 0;
  const adjust = async (): Promise<void> => {
    const path = `/companies/${encodeURIComponent(company.id)}/adjust-credits`;
    if (await send(path, { amountMinor, note })) onClose();
  };
  return (
    <DialogFrame title={`${t('billing.service.adjust')} · ${company.name}`} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void adjust();
        }}
      >
        <Refusal />
        <p>
          {t('billing.credits')}: <Amount minor={company.creditsMinor ?? 0} />.{' '}
          {t('billing.service.adjustHint')}
        </p>
        <div className="billing__form">
          <AmountField
            label={t('billing.service.adjustment')}
            text={amount}
            problem={undefined}
            onChange={setAmount}
          />
          <TextField
            required
            label={t('billing.service.adjustNote')}
            value={note}
            onChange={({ target }) => {
              setNote(target.value);
            }}
            slotProps={{ htmlInput: { maxLength: NOTE_MAX } }}
          />
        </div>
        <DialogButtons
          label={t('billing.service.adjust')}
          onCancel={onClose}
          isDisabled={amountMinor === 0 || note.trim() === ''}
        />
      </form>
    </DialogFrame>
  );
}
