import { reportPeriods } from '@balcao/domain';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { ulid } from 'ulidx';
import { showSnack } from '../boot/snack.js';
import { useSubmission } from '../http/use-submission.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { SentForm } from '../dialogs/SentForm.js';
import {
  atRhythm,
  bodyOf,
  firstWanted,
  type MailedReport,
  type WantedSchedule,
} from './schedule-form.js';
import { useReportSchedules } from './use-report-schedules.js';
import { longWeekdays, useReportWords, type ReportWords } from '../explain/report-words.js';

interface ScheduleDialogProps {
  readonly mailed: MailedReport;
  readonly onClose: () => void;
}

/** Schedules the report as shown, with a new period each time. */
export function ScheduleDialog(props: ScheduleDialogProps): ReactNode {
  const { mailed, onClose } = props;
  const words = useReportWords();
  const { t } = words;
  const { schedule } = useReportSchedules();
  const [id] = useState(() => ulid());
  const [wanted, setWanted] = useState(() => firstWanted(mailed));
  const { errors, isBusy, run, forget } = useSubmission();
  const send = async (): Promise<void> => {
    await schedule(bodyOf(mailed, wanted, id));
    showSnack(t('reports.schedule.done', { name: wanted.name.trim() }), 'success');
    onClose();
  };
  return (
    <DialogFrame title={t('reports.schedule.title')} onClose={onClose}>
      <SentForm
        className="form"
        problems={errors}
        onSubmit={() => {
          run(send);
        }}
      >
        <Fields
          wanted={wanted}
          onChange={(changed) => {
            setWanted(changed);
            forget();
          }}
          hasDays={mailed.hasDays}
          words={words}
        />
        <p className="form__whole report-hint--form">{t('reports.schedule.hint')}</p>
        <div className="form__buttons form__whole">
          <Button variant="outlined" onClick={onClose}>
            {t('app.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {t('reports.schedule.save')}
          </Button>
        </div>
      </SentForm>
    </DialogFrame>
  );
}

interface FieldsProps {
  readonly wanted: WantedSchedule;
  readonly onChange: (wanted: WantedSchedule) => void;
  readonly hasDays: boolean;
  readonly words: ReportWords;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const daysOfMonth = Array.from({ length: 28 }, (_, at) => at + 1);

function Fields({ wanted, onChange, hasDays, words }: FieldsProps): ReactNode {
  const { t } = words;
  return (
    <>
      <TextField
        className="form__whole"
        label={t('reports.schedule.name')}
        value={wanted.name}
        required
        autoFocus
        onChange={({ target }) => {
          onChange({ ...wanted, name: target.value });
        }}
      />
      <Moment wanted={wanted} onChange={onChange} words={words} />
      {hasDays ? (
        <Choice
          label={t('reports.period')}
          value={wanted.period}
          choices={reportPeriods.map((value) => ({
            value,
            label: t(value === 'all' ? 'reports.periods.all' : `filters.periods.${value}`),
          }))}
          onChange={(period) => {
            onChange({ ...wanted, period });
          }}
        />
      ) : null}
      <Choice
        label={t('reports.schedule.format')}
        value={wanted.format}
        choices={(['pdf', 'xlsx'] as const).map((value) => ({
          value,
          label: t(`management.formats.${value}`),
        }))}
        onChange={(format) => {
          onChange({ ...wanted, format });
        }}
      />
      <TextField
        className="form__whole"
        label={t('reports.schedule.recipients')}
        value={wanted.recipients}
        required
        helperText={t('reports.schedule.recipientsHint')}
        onChange={({ target }) => {
          onChange({ ...wanted, recipients: target.value });
        }}
      />
    </>
  );
}

/** Frequency, day and time. */
function Moment({ wanted, onChange, words }: Omit<FieldsProps, 'hasDays'>): ReactNode {
  const { t, language } = words;
  const days =
    wanted.every === 'week'
      ? longWeekdays(language).map((label, at) => ({ value: at + 1, label }))
      : daysOfMonth.map((value) => ({ value, label: String(value) }));
  return (
    <>
      <Choice
        label={t('reports.schedule.every')}
        value={wanted.every}
        choices={(['day', 'week', 'month'] as const).map((value) => ({
          value,
          label: t(`reports.schedule.steps.${value}`),
        }))}
        onChange={(every) => {
          onChange(atRhythm(wanted, every));
        }}
      />
      {wanted.every === 'day' ? null : (
        <Choice
          label={t('reports.schedule.day')}
          value={wanted.day}
          choices={days}
          onChange={(day) => {
            onChange({ ...wanted, day });
          }}
        />
      )}
      <Choice
        label={t('reports.schedule.hour')}
        value={wanted.hour}
        choices={hours.map((value) => ({ value, label: `${String(value).padStart(2, '0')}:00` }))}
        onChange={(hour) => {
          onChange({ ...wanted, hour });
        }}
      />
    </>
  );
}

interface ChoiceProps<V extends string | number> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: V) => void;
}

function Choice<V extends string | number>(props: ChoiceProps<V>): ReactNode {
  const { label, value, choices, onChange } = props;
  return (
    <TextField
      select
      label={label}
      value={String(value)}
      onChange={({ target }) => {
        const chosen = choices.find((each) => String(each.value) === target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {choices.map((each) => (
        <MenuItem key={each.value} value={String(each.value)}>
          {each.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
