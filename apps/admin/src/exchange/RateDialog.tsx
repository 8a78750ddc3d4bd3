import '../payments/payments.css';
import TextField from '@mui/material/TextField';
import type { CurrencyRow } from '@balcao/contracts';
import { showDecimal } from '@balcao/messages';
import { useState, type ReactNode } from 'react';
import { verbPath } from '../admin/data-provider.js';
import { useCommands } from '../admin/use-commands.js';
import { DayField } from '../fields/DayField.js';
import { parseTypedDay, showDay, today } from '../formats/days.js';
import { parseTypedDecimal } from '../formats/typed-decimal.js';
import { useSubmission } from '../http/use-submission.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { SentForm } from '../dialogs/SentForm.js';

interface RateDialogProps {
  readonly currency: CurrencyRow;
  readonly onClose: () => void;
}

/** Asks what one unit of the currency costs from a day on. */
export function RateDialog({ currency, onClose }: RateDialogProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const [typed, setTyped] = useState<TypedRate>({
    on: showDay(today(), language),
    rate: '',
    percentage: showDecimal(currency.percentage ?? '0', language),
  });
  const { errors: problems, isBusy, submit, forget } = useSettingRate(currency.id, onClose);
  const change = (part: Partial<TypedRate>): void => {
    setTyped({ ...typed, ...part });
    forget();
  };
  const label = (field: keyof TypedRate): string => t(`resources.exchange.fields.${field}`);
  return (
    <DialogFrame title={t('money.exchange.setRateTitle', { name: currency.id })} onClose={onClose}>
      <SentForm
        problems={problems}
        onSubmit={() => {
          submit(typed);
        }}
      >
        <div className="form">
          {(['rate', 'percentage'] as const).map((field) => (
            <TextField
              key={field}
              label={label(field)}
              value={typed[field]}
              required
              error={problems[field] !== undefined}
              helperText={problems[field]}
              onChange={({ target }) => {
                change({ [field]: target.value });
              }}
              slotProps={{ htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } } }}
            />
          ))}
          <DayField
            label={label('on')}
            text={typed.on}
            error={problems['on']}
            onChange={(on) => {
              change({ on });
            }}
          />
        </div>
        <DialogButtons label={t('money.exchange.setRate')} onCancel={onClose} isDisabled={isBusy} />
      </SentForm>
    </DialogFrame>
  );
}

interface TypedRate {
  readonly on: string;
  readonly rate: string;
  readonly percentage: string;
}

function useSettingRate(id: string, onDone: () => void) {
  const t = useMessages();
  const language = useLanguage();
  const { send } = useCommands('exchange');
  const { run, ...sending } = useSubmission();
  return {
    ...sending,
    submit: ({ on, rate, percentage }: TypedRate): void => {
      const body = {
        on: parseTypedDay(on) ?? on.trim().slice(0, 10),
        rate: parseTypedDecimal(rate, language) ?? rate,
        percentage: parseTypedDecimal(percentage, language) ?? percentage,
      };
      run(async () => {
        const path = verbPath('exchange', id, 'set-rate');
        await send({ path, body, done: t('money.exchange.rateSet') });
        onDone();
      });
    },
  };
}
