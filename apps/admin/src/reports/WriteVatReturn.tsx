import type { VatSummaryAnswer, WriteVatReturnBody } from '@balcao/contracts';
import { writtenBoxes } from '@balcao/domain';
import { showMinor, type Language } from '@balcao/messages';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useCommands } from '../admin/use-commands.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { SentForm } from '../dialogs/SentForm.js';
import { AmountField } from '../fields/AmountField.js';
import { DayField } from '../fields/DayField.js';
import { parseTypedDay, showDay, showMonth } from '../formats/days.js';
import { parseTypedMinor } from '../formats/typed-decimal.js';
import { problemsByPath } from '../http/problems-by-path.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

interface WriteVatReturnProps {
  readonly month: NonNullable<VatSummaryAnswer['month']>;
  /** The credit carried forward from the previous month. */
  readonly carriedMinor: number;
  readonly onClose: () => void;
}

const amounts = [
  ...(['inFavourMinor', 'toStateMinor', 'carriedMinor'] as const),
  ...(['communicatedMinor', 'fineMinor', 'refundMinor'] as const),
] as const;
/** Fields whose labels need the full width. */
const isLong = (field: (typeof amounts)[number]): boolean => amounts.indexOf(field) < 3;
const texts = ['note', 'receipt'] as const;
type Field = (typeof amounts)[number] | (typeof texts)[number] | 'paidMinor' | 'paidOn';

type Typed = Partial<Record<Field, string>>;

/**
 * Enters the parts of a month's VAT return that documents do not hold: adjustments, credits,
 * payment.
 */
export function WriteVatReturn({ month, carriedMinor, onClose }: WriteVatReturnProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { send } = useCommands('documents');
  const { period, written = {} } = month;
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [typed, setTyped] = useState<Typed>(() => typedOf(written, carriedMinor, language));
  const submit = async (): Promise<void> => {
    try {
      const body = bodyOf(typed, language);
      // What the month before left is not written down: it follows that month's return.
      if (written.carriedMinor === undefined && body.carriedMinor === carriedMinor) {
        delete body.carriedMinor;
      }
      await send({ path: `fiscal/vat-returns/${period}`, body, done: t('reports.vat.write.done') });
      onClose();
    } catch (error) {
      setProblems(problemsByPath(error));
    }
  };
  const title = t('reports.vat.write.title', { month: showMonth(`${period}-01`, language) });
  return (
    <DialogFrame title={title} onClose={onClose}>
      <SentForm problems={problems} onSubmit={() => void submit()}>
        <div className="form">
          <Fields
            typed={typed}
            problems={problems}
            onChange={(field, text) => {
              setTyped((before) => ({ ...before, [field]: text }));
            }}
          />
        </div>
        <DialogButtons label={t('app.save')} onCancel={onClose} />
      </SentForm>
    </DialogFrame>
  );
}

interface FieldsProps {
  readonly typed: Typed;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (field: Field, text: string) => void;
}

function Fields({ typed, problems, onChange }: FieldsProps): ReactNode {
  const t = useMessages();
  const changing = (field: Field) => (text: string) => {
    onChange(field, text);
  };
  const amount = (field: (typeof amounts)[number] | 'paidMinor', label: string) => (
    <AmountField
      key={field}
      label={label}
      text={typed[field] ?? ''}
      problem={problems[field]}
      onChange={changing(field)}
    />
  );
  const text = (field: (typeof texts)[number]) => (
    <TextField
      label={t(`reports.vat.write.${field}`)}
      value={typed[field] ?? ''}
      error={problems[field] !== undefined}
      helperText={problems[field]}
      {...(field === 'note' && { className: 'form__whole' })}
      onChange={({ target }) => {
        onChange(field, target.value);
      }}
    />
  );
  return (
    <>
      {amounts.map((field) => {
        const box = writtenBoxes[field];
        const input = amount(field, `${box} ${t(`reports.vat.boxes.${box}`)}`);
        return isLong(field) ? (
          <div key={field} className="form__whole">
            {input}
          </div>
        ) : (
          input
        );
      })}
      {text('note')}
      {amount('paidMinor', t('reports.vat.write.paid'))}
      <DayField
        label={t('reports.vat.write.paidOn')}
        text={typed.paidOn ?? ''}
        error={problems['paidOn']}
        onChange={changing('paidOn')}
      />
      {text('receipt')}
    </>
  );
}

/** The values entered before, as text; empty if there are none. */
function typedOf(written: WriteVatReturnBody, carriedMinor: number, language: Language): Typed {
  const minors = [...amounts, 'paidMinor' as const].flatMap((field) => {
    const minor = written[field] ?? (field === 'carriedMinor' ? carriedMinor : 0);
    return minor === 0 ? [] : [[field, showMinor(minor, language)]];
  });
  const { note, receipt, paidOn } = written;
  return {
    ...(Object.fromEntries(minors) as Typed),
    ...(note !== undefined && { note }),
    ...(receipt !== undefined && { receipt }),
    ...(paidOn !== undefined && { paidOn: showDay(paidOn, language) }),
  };
}

/** The typed values as sent; empty fields are left out. */
function bodyOf(
  typed: Typed,
  language: Language,
): { -readonly [K in keyof WriteVatReturnBody]: WriteVatReturnBody[K] } {
  const minor = (field: Field) => parseTypedMinor(typed[field] ?? '', language);
  const sent = Object.fromEntries(
    [...amounts, 'paidMinor' as const].flatMap((field) => {
      const value = minor(field);
      return value === undefined ? [] : [[field, value]];
    }),
  );
  const fields = Object.fromEntries(
    texts.flatMap((field) => {
      const value = typed[field]?.trim() ?? '';
      return value === '' ? [] : [[field, value]];
    }),
  );
  const paidOn = parseTypedDay(typed.paidOn ?? '');
  return { ...sent, ...fields, ...(paidOn !== undefined && { paidOn }) };
}
