import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { pastMoment } from '../boot/past-moment.js';
import { useSlice } from '../boot/slice.js';
import { DayField } from '../fields/DayField.js';
import { addDays, parseTypedDay, showDay, today } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { DialogFrame } from '../management/DialogFrame.js';
import '../management/management.css';
import { pastDialog } from './past-dialog.js';
import './past.css';
import { useGoing } from './use-going.js';

/** `9:05` or `09:05`. */
const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/** Asks for the day and time whose screens are to be seen. */
export function PastDialog(): ReactNode {
  const t = useMessages();
  const { isOpen } = useSlice(pastDialog);
  if (!isOpen) return null;
  return (
    <DialogFrame
      title={t('past.title')}
      onClose={() => {
        pastDialog.merge({ isOpen: false });
      }}
    >
      <MomentForm />
    </DialogFrame>
  );
}

function MomentForm(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { moment } = useSlice(pastMoment);
  const [day, setDay] = useState(() => showDay(firstDay(moment?.recordedAt), language));
  const [time, setTime] = useState('23:59');
  const { percent, problem, go } = useGoing();
  const read = parseTypedDay(day);
  const isTime = TIME.test(time.trim());
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (read !== undefined && isTime) go({ at: endOfMinute(read, time.trim()) });
      }}
    >
      <p>{t('past.hint')}</p>
      <div className="past__fields">
        <DayField
          required
          label={t('past.day')}
          text={day}
          error={read === undefined && day.length >= 8 ? t('app.date.invalid') : undefined}
          onChange={setDay}
        />
        <TextField
          required
          label={t('past.time')}
          value={time}
          error={!isTime}
          helperText={isTime ? undefined : t('past.timeInvalid')}
          onChange={({ target }) => {
            setTime(target.value);
          }}
        />
      </div>
      {percent === undefined ? null : (
        <div className="past__progress" role="status">
          <LinearProgress variant="determinate" value={percent} aria-label={t('past.making')} />
          <small>{t('past.percent', { percent })}</small>
        </div>
      )}
      {problem === undefined ? null : (
        <p className="past__problem" role="alert">
          {problem}
        </p>
      )}
      <div className="form__buttons">
        <Button
          variant="outlined"
          onClick={() => {
            pastDialog.merge({ isOpen: false });
          }}
        >
          {t('app.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          disabled={read === undefined || !isTime || percent !== undefined}
        >
          {t('past.look')}
        </Button>
      </div>
    </form>
  );
}

/** Yesterday, or the day that is looked at already. */
function firstDay(recordedAt: string | undefined): string {
  if (recordedAt === undefined) return addDays(today(), -1);
  const at = new Date(recordedAt);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** What had been recorded by the end of the minute, where the browser is. */
const endOfMinute = (day: string, time: string): string =>
  new Date(`${day}T${time.padStart(5, '0')}:59.999`).toISOString();
