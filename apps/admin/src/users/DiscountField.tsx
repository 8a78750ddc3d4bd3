import TextField from '@mui/material/TextField';
import { rate } from '@balcao/pricing';
import { useState, type ReactNode } from 'react';
import { writeDecimal } from '../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { parseTypedPercentage } from './percentage.js';
import { withoutLimit, type Limits } from './rights.js';

interface DiscountFieldProps {
  readonly name: 'lineDiscount' | 'documentDiscount';
  readonly limits: Limits;
  readonly isReadOnly: boolean;
  readonly onChange: (limits: Limits) => void;
}

/**
 * The highest discount that the user may give. While what is typed is none, the form is not sent:
 * saved without it, the user would have no limit.
 */
export function DiscountField(props: DiscountFieldProps): ReactNode {
  const { name, limits, isReadOnly, onChange } = props;
  const t = useMessages();
  const language = useLanguage();
  const [text, setText] = useState(() => writeDecimal(limits[name] ?? '', language));
  const isBad = text.trim() !== '' && parseTypedPercentage(text, language) === undefined;
  return (
    <TextField
      label={t(`users.${name}`)}
      value={text}
      disabled={isReadOnly}
      error={isBad}
      helperText={isBad ? t('users.notPercentage') : undefined}
      onChange={({ target }) => {
        setText(target.value);
        const percentage = parseTypedPercentage(target.value, language);
        const rest = withoutLimit(limits, name);
        onChange(percentage === undefined ? rest : { ...rest, [name]: rate(percentage) });
      }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', 'data-unread': isBad || undefined },
      }}
    />
  );
}
