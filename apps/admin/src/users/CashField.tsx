import TextField from '@mui/material/TextField';
import { showMinor } from '@balcao/messages';
import { useState, type ReactNode } from 'react';
import { parseTypedMinor } from '../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { withoutLimit, type Limits } from './rights.js';

interface CashFieldProps {
  readonly name: 'cashRefundMinor' | 'cashOutMinor';
  readonly limits: Limits;
  readonly isReadOnly: boolean;
  readonly onChange: (limits: Limits) => void;
}

/** The most cash that the user may let go; while what is typed is no amount, nothing is sent. */
export function CashField({ name, limits, isReadOnly, onChange }: CashFieldProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const minor = limits[name];
  const [text, setText] = useState(() => (minor === undefined ? '' : showMinor(minor, language)));
  const read = (typed: string): number | undefined => {
    const amountMinor = parseTypedMinor(typed, language);
    return amountMinor === undefined || amountMinor < 0 ? undefined : amountMinor;
  };
  const isBad = text.trim() !== '' && read(text) === undefined;
  return (
    <TextField
      label={t(`users.${name}`)}
      value={text}
      disabled={isReadOnly}
      error={isBad}
      helperText={t(isBad ? 'users.notMoney' : 'users.cashierCash')}
      onChange={({ target }) => {
        setText(target.value);
        const amountMinor = read(target.value);
        const rest = withoutLimit(limits, name);
        onChange(amountMinor === undefined ? rest : { ...rest, [name]: amountMinor });
      }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', 'data-unread': isBad || undefined },
      }}
    />
  );
}
