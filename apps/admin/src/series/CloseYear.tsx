import EventBusy from '@mui/icons-material/EventBusyOutlined';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useCommands } from '../admin/use-commands.js';
import { useMay } from '../admin/hooks.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { SentForm } from '../dialogs/SentForm.js';
import { Consequences } from '../rehearsal/Consequences.js';
import { useRehearsal } from '../rehearsal/use-rehearsal.js';

const path = 'series/close-year';

/** Closes all series of a year at once, for those who may. */
export function CloseYearButton(): ReactNode {
  const t = useMessages();
  const mayManage = useMay('series.manage');
  const [isAsking, setAsking] = useState(false);
  if (!mayManage) return null;
  return (
    <>
      <Button
        startIcon={<EventBusy />}
        onClick={() => {
          setAsking(true);
        }}
      >
        {t('pages.series.closeYear')}
      </Button>
      {isAsking ? (
        <CloseYearDialog
          onClose={() => {
            setAsking(false);
          }}
        />
      ) : null}
    </>
  );
}

/** Says what closing a year does, and asks which; a refusal stands at the year. */
function CloseYearDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useMessages();
  const closeYear = useClosingYear();
  // A year is closed once it is over.
  const [year, setYear] = useState(() => String(new Date().getFullYear() - 1));
  const { errors, problem, isBusy, run, forget } = useSubmission();
  const isWritten = year.length === 4;
  const number = Number.parseInt(year, 10);
  const shown = useRehearsal(isWritten ? path : undefined, { year: number });
  const close = async (): Promise<void> => {
    try {
      await closeYear(number, shown.rehearsal?.token);
      onClose();
    } catch (error) {
      if (!shown.showAgain(error)) throw error;
    }
  };
  return (
    <DialogFrame title={t('pages.series.closeYearTitle')} onClose={onClose}>
      <SentForm
        problems={errors}
        onSubmit={() => {
          run(close);
        }}
      >
        <p>{t('pages.series.closeYearMessage')}</p>
        <TextField
          label={t('resources.commercial/invoicing_series.fields.year')}
          required
          autoFocus
          value={year}
          error={problem !== undefined}
          helperText={problem}
          onChange={({ target }) => {
            setYear(target.value.replace(/\D/g, ''));
            forget();
          }}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
        />
        {isWritten ? <Consequences rehearsing={shown} /> : null}
        <DialogButtons
          label={t('pages.series.closeYear')}
          onCancel={onClose}
          isDisabled={isBusy || shown.isReading || shown.rehearsal === undefined}
          isDestructive
        />
      </SentForm>
    </DialogFrame>
  );
}

/** Closes the year and reads the series again. Throws `ProblemError`. */
function useClosingYear(): (year: number, rehearsed?: string) => Promise<void> {
  const t = useMessages();
  const { send } = useCommands('commercial/invoicing_series');
  return async (year, rehearsed) => {
    await send({ path, body: { year }, rehearsed, done: t('pages.series.yearClosed', { year }) });
  };
}
