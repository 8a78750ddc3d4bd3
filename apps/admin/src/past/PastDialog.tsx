import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { pastMoment } from '../boot/past-moment.js';
import { useSlice } from '../boot/slice.js';
import { DayField } from '../fields/DayField.js';
import { addDays, parseTypedDay, showDay, today } from '../formats/days.js';
import { companyDayOf, endOfMinute } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import '../theme/management.css';
import { pastDialog } from './past-dialog.js';
import '../compare/past.css';
import { useGoing } from '../compare/use-going.js';

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
  const [day, setDay] = useState(() =>
    showDay(moment?.trueOn ?? firstDay(moment?.recordedAt), language),
  );
  const [time, setTime] = useState('23:59');
  const [isTrue, setTrue] = useState(moment?.trueOn !== undefined);
  const { percent, problem, go } = useGoing();
  const read = parseTypedDay(day);
  const isTime = isTrue || TIME.test(time.trim());
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (read === undefined || !isTime) return;
        go(isTrue ? { trueOn: read } : { at: endOfMinute(read, time.trim()) });
      }}
    >
      <p>{t('past.hint')}</p>
      <ChosenClock isTrue={isTrue} onChoose={setTrue} />
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
          disabled={isTrue}
          label={t('past.time')}
          value={time}
          error={!isTime}
          helperText={isTime ? undefined : t('past.timeInvalid')}
          onChange={({ target }) => {
            setTime(target.value);
          }}
        />
      </div>
      <Making percent={percent} />
      {problem === undefined ? null : (
        <p className="past__problem" role="alert">
          {problem}
        </p>
      )}
      <DialogButtons
        label={t('past.look')}
        onCancel={() => {
          pastDialog.merge({ isOpen: false });
        }}
        isDisabled={read === undefined || !isTime || percent !== undefined}
      />
    </form>
  );
}

function Making({ percent }: { readonly percent: number | undefined }): ReactNode {
  const t = useMessages();
  if (percent === undefined) return null;
  return (
    <div className="past__progress" role="status">
      <LinearProgress variant="determinate" value={percent} aria-label={t('past.making')} />
      <small>{t('past.percent', { percent })}</small>
    </div>
  );
}

interface ChosenClockProps {
  readonly isTrue: boolean;
  readonly onChoose: (isTrue: boolean) => void;
}

/** By which clock the moment is meant. */
function ChosenClock({ isTrue, onChoose }: ChosenClockProps): ReactNode {
  const t = useMessages();
  return (
    <RadioGroup
      className="past__clocks"
      aria-label={t('past.clocks')}
      value={isTrue ? 'true' : 'known'}
      onChange={(_, value) => {
        onChoose(value === 'true');
      }}
    >
      {(['known', 'true'] as const).map((clock) => (
        <FormControlLabel
          key={clock}
          value={clock}
          control={<Radio size="small" />}
          label={
            <>
              {t(`past.${clock}Then`)}
              <small>{t(`past.${clock}ThenHint`)}</small>
            </>
          }
        />
      ))}
    </RadioGroup>
  );
}

/** Yesterday, or the day that is looked at already. */
const firstDay = (recordedAt: string | undefined): string =>
  recordedAt === undefined ? addDays(today(), -1) : companyDayOf(recordedAt);
