import './day-field.css';
import { useId, useState, type ReactNode } from 'react';
import { parseTypedDay, showDay, today } from '../../formats/days.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { CalendarButton } from './CalendarButton.js';

interface DayFieldProps {
  readonly label: string;
  /** Nothing while what is typed is no day. */
  readonly onChange: (day: string) => void;
}

/**
 * A day as the product writes it, typed or chosen from a calendar behind a button: the browser's
 * own field writes it as the browser's language does.
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
