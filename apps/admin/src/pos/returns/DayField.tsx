import './day-field.css';
import { useId, useState, type ReactNode } from 'react';
import { parseTypedDay, showDay, today } from '../../formats/days.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { CalendarButton } from './CalendarButton.js';

interface DayFieldProps {
  readonly label: string;
  /** Undefined while the input is not a day. */
  readonly onChange: (day: string) => void;
}

/**
 * A day field in the product's own format, typed or chosen from a calendar; the native field would
 * use the browser's language.
 */
export function DayField({ label, onChange }: DayFieldProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const id = useId();
  const [text, setText] = useState('');
  const [isWriting, setWriting] = useState(false);
  const day = parseTypedDay(text);
  // What is half written is not wrong yet.
  const isNoDay = !isWriting && text.trim() !== '' && day === undefined;
  const write = (typed: string): void => {
    setText(typed);
    onChange(parseTypedDay(typed) ?? '');
  };
  return (
    <div className="day-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={text}
        placeholder={t('app.date.hint')}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={isNoDay}
        aria-describedby={isNoDay ? `${id}-problem` : undefined}
        onFocus={() => {
          setWriting(true);
        }}
        onBlur={() => {
          setWriting(false);
        }}
        onChange={({ target }) => {
          write(target.value);
        }}
      />
      <CalendarButton
        label={label}
        day={day ?? today()}
        onChoose={(chosen) => {
          write(showDay(chosen, language));
        }}
      />
      {isNoDay ? (
        <small id={`${id}-problem`} className="pay__problem">
          {t('app.date.invalid')}
        </small>
      ) : null}
    </div>
  );
}
