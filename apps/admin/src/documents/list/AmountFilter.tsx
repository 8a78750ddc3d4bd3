import TextField from '@mui/material/TextField';
import { minorToDecimal } from '@balcao/messages';
import { useState, type ReactNode } from 'react';
import { parseTypedMinor, writeDecimal } from '../../formats/typed-decimal.js';
import { useLanguage } from '../../i18n/use-messages.js';

interface AmountFilterProps {
  readonly label: string;
  /** In minor units. */
  readonly minor: number | undefined;
  readonly onChange: (minor: number | undefined) => void;
}

/** An amount filter, applied on blur or Enter. */
export function AmountFilter({ label, minor, onChange }: AmountFilterProps): ReactNode {
  const language = useLanguage();
  const shown = minor === undefined ? '' : writeDecimal(minorToDecimal(minor), language);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? shown;
  const read = parseTypedMinor(text, language);
  const take = (): void => {
    if (typed === undefined) return;
    if (text.trim() === '') onChange(undefined);
    else if (read !== undefined) onChange(read);
    setTyped(undefined);
  };
  return (
    <TextField
      label={label}
      value={text}
      error={text.trim() !== '' && read === undefined}
      onChange={({ target }) => {
        setTyped(target.value);
      }}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take();
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    />
  );
}
