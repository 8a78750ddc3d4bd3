import { useState, type ReactNode } from 'react';
import { DayField } from '../fields/DayField.js';
import { parseTypedDay, showDay } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

interface DayFilterProps {
  readonly label: string;
  readonly day: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

/** A day that narrows the list once it is wholly written. */
export function DayFilter({ label, day, onChange }: DayFilterProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const shown = day === undefined ? '' : showDay(day, language);
  const [text, setText] = useState(shown);
  const [known, setKnown] = useState(shown);
  if (shown !== known) {
    setKnown(shown);
    setText(shown);
  }
  const isWrong = text.trim() !== '' && parseTypedDay(text) === undefined;
  return (
    <DayField
      label={label}
      text={text}
      error={isWrong && text.length >= 8 ? t('app.date.invalid') : undefined}
      onChange={(typed) => {
        setText(typed);
        const read = parseTypedDay(typed);
        if (typed.trim() === '') onChange(undefined);
        else if (read !== undefined && read >= '2000-01-01') onChange(read);
      }}
      onBlur={() => {
        if (!isWrong) setText(shown);
      }}
    />
  );
}
