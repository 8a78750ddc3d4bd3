import './day-field.css';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { MonthGrid } from '../../fields/MonthGrid.js';
import { parseTypedDay, showDay, today } from '../../formats/days.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { Glyph } from '../page/Glyph.js';

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
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
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
      <button
        ref={button}
        type="button"
        className="pos__icon"
        aria-label={`${t('app.date.open')}: ${label}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Glyph name="calendar" />
      </button>
      {isNoDay ? (
        <small id={`${id}-problem`} className="pay__problem">
          {t('app.date.invalid')}
        </small>
      ) : null}
      {isOpen ? (
        <Calendar
          label={label}
          day={day ?? today()}
          beside={button}
          onChoose={(chosen) => {
            write(showDay(chosen, language));
            setOpen(false);
          }}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}

interface CalendarProps {
  readonly label: string;
  readonly day: string;
  readonly beside: { readonly current: HTMLElement | null };
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
}

/** Over the dialog, so that it is cut nowhere; Escape and a press outside close it alone. */
function Calendar({ label, day, beside, onChoose, onClose }: CalendarProps): ReactNode {
  const popover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = popover.current;
    const field = beside.current;
    if (shown === null || field === null) return undefined;
    shown.showPopover();
    const { right, bottom, top } = field.getBoundingClientRect();
    const { width, height } = shown.getBoundingClientRect();
    const below = bottom + GAP_PX + height <= innerHeight ? bottom + GAP_PX : top - GAP_PX - height;
    shown.style.left = `${Math.max(GAP_PX, right - width)}px`;
    shown.style.top = `${Math.max(GAP_PX, below)}px`;
    shown.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    return () => {
      field.focus();
    };
  }, [beside]);
  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label={label}
      className="day-field__calendar"
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      <MonthGrid day={day} onChoose={onChoose} />
    </div>
  );
}

/** Between the calendar and its button, and the edge of the window. */
const GAP_PX = 4;
