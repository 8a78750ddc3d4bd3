import Calendar from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { parseTypedDay, showDay, today } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { usePopup } from './use-popup.js';
import { MonthGrid } from './MonthGrid.js';

interface DayFieldProps {
  readonly label: string;
  /** As typed; may be no day yet. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly required?: boolean;
  readonly error?: string | undefined;
  /** The day that is taken where none is written. */
  readonly hint?: string | undefined;
  /** What the day is for, below it. */
  readonly helperText?: string | undefined;
}

/** A label that lies in the empty field ends before the button of the calendar. */
const besideCalendar = {
  '&:not(.MuiInputLabel-shrink)': { maxWidth: 'calc(100% - 56px)' },
} as const;

/** A text field for a day in the language's own order, with a calendar behind a button. */
export function DayField(props: DayFieldProps): ReactNode {
  const { label, text, onChange, onFocus, onBlur, required = false, hint } = props;
  const t = useMessages();
  const language = useLanguage();
  const { opener, hung, close } = usePopup('dialog');
  const [isWriting, setIsWriting] = useState(false);
  // What is half written is not wrong yet.
  const isNoDay = !isWriting && text.trim() !== '' && parseTypedDay(text) === undefined;
  const error = props.error ?? (isNoDay ? t('app.date.invalid') : undefined);
  const choose = (day: string): void => {
    close();
    onChange(showDay(day, language));
    onBlur?.();
  };
  return (
    <>
      <TextField
        label={label}
        value={text}
        required={required}
        error={error !== undefined}
        helperText={error ?? props.helperText}
        placeholder={hint ?? t('app.date.hint')}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onFocus={() => {
          setIsWriting(true);
          onFocus?.();
        }}
        onBlur={() => {
          setIsWriting(false);
          onBlur?.();
        }}
        slotProps={{
          inputLabel: { sx: besideCalendar, ...(hint !== undefined && { shrink: true }) },
          htmlInput: { autoComplete: 'off', inputMode: 'numeric' },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={`${t('app.date.open')}: ${label}`}
                  {...opener}
                >
                  <Calendar fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Popover
        {...hung}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <MonthGrid day={parseTypedDay(text) ?? today()} onChoose={choose} />
      </Popover>
    </>
  );
}
