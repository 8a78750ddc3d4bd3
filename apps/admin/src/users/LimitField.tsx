import TextField from '@mui/material/TextField';
import { showMinor, type Language } from '@balcao/messages';
import { rate } from '@balcao/pricing';
import { useState, type ReactNode } from 'react';
import { parseTypedMinor, writeDecimal } from '../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { parseTypedPercentage } from './percentage.js';
import { withoutLimit, type Limits } from './rights.js';

/** How far the user may go: percentages of discounts, and amounts of cash. */
type LimitName = 'lineDiscount' | 'documentDiscount' | CashName;
type CashName = 'cashRefundMinor' | 'cashOutMinor' | 'voidMinor' | OfficeName;
type OfficeName = 'purchaseMinor' | 'expenseMinor' | 'cancellationMinor';

interface LimitFieldProps {
  readonly name: LimitName;
  readonly limits: Limits;
  readonly isReadOnly: boolean;
  readonly onChange: (limits: Limits) => void;
}

interface Kind {
  /** The limit as it is shown. */
  readonly write: (limits: Limits, language: Language) => string;
  /** The limits with what is typed; undefined while that is none. */
  readonly read: (limits: Limits, typed: string, language: Language) => Limits | undefined;
  readonly problem: 'users.notPercentage' | 'users.notMoney';
  readonly help?: 'users.cashierCash';
}

const discount = (name: 'lineDiscount' | 'documentDiscount'): Kind => ({
  write: (limits, language) => writeDecimal(limits[name] ?? '', language),
  read: (limits, typed, language) => {
    const percentage = parseTypedPercentage(typed, language);
    return percentage === undefined ? undefined : { ...limits, [name]: rate(percentage) };
  },
  problem: 'users.notPercentage',
});

const cash = (name: CashName): Kind => ({
  write: ({ [name]: minor }, language) => (minor === undefined ? '' : showMinor(minor, language)),
  read: (limits, typed, language) => {
    const minor = parseTypedMinor(typed, language);
    return minor === undefined || minor < 0 ? undefined : { ...limits, [name]: minor };
  },
  problem: 'users.notMoney',
  ...(/^cash/.test(name) && { help: 'users.cashierCash' }),
});

const kinds: Readonly<Record<LimitName, Kind>> = {
  lineDiscount: discount('lineDiscount'),
  documentDiscount: discount('documentDiscount'),
  cashRefundMinor: cash('cashRefundMinor'),
  cashOutMinor: cash('cashOutMinor'),
  voidMinor: cash('voidMinor'),
  purchaseMinor: cash('purchaseMinor'),
  expenseMinor: cash('expenseMinor'),
  cancellationMinor: cash('cancellationMinor'),
};

/**
 * One limit of the user. While what is typed is none, the form is not sent: saved without it, the
 * user would have no limit.
 */
export function LimitField({ name, limits, isReadOnly, onChange }: LimitFieldProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { write, read, problem, help } = kinds[name];
  const [text, setText] = useState(() => write(limits, language));
  const isBad = text.trim() !== '' && read(limits, text, language) === undefined;
  return (
    <TextField
      label={t(`users.${name}`)}
      value={text}
      disabled={isReadOnly}
      error={isBad}
      helperText={isBad ? t(problem) : help && t(help)}
      onChange={({ target }) => {
        setText(target.value);
        const rest = withoutLimit(limits, name);
        onChange(read(rest, target.value, language) ?? rest);
      }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', 'data-unread': isBad || undefined },
      }}
    />
  );
}
