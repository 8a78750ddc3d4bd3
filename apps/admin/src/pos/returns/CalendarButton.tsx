import { useEffect, useRef, useState, type ReactNode } from 'react';
import { MonthGrid } from '../../fields/MonthGrid.js';
import { useMessages } from '../../i18n/use-messages.js';
import { Glyph } from '../page/Glyph.js';

interface CalendarButtonProps {
  /** The id of its field. */
  readonly label: string;
  /** The day that the calendar opens at. */
  readonly day: string;
  readonly onChoose: (day: string) => void;
}

/** Opens a month to choose a day from. */
export function CalendarButton({ label, day, onChoose }: CalendarButtonProps): ReactNode {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
  };
  return (
    <>
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
      {isOpen ? (
        <Calendar
          label={label}
          day={day}
          beside={button}
          onChoose={(chosen) => {
            onChoose(chosen);
            close();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}

interface CalendarProps {
  readonly label: string;
  readonly day: string;
  readonly beside: { readonly current: HTMLElement | null };
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
}

/** On top of the dialog, so that it is not clipped; Escape and a press outside close only it. */
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
