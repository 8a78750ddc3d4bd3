import type { TillStand } from '@balcao/contracts';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useCommands } from '../admin/use-commands.js';
import { SentForm } from '../dialogs/SentForm.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';

/** Somebody holds a receipt: any number on it tells what should have arrived. */
export function ReportNumber({ till }: { readonly till: TillStand }): ReactNode {
  const t = useMessages();
  const { send } = useCommands('tills');
  const { errors, isBusy, run } = useSubmission();
  const [typed, setTyped] = useState('');
  const { lanes } = till;
  // A device that began again writes another line: papers that miss are of the one before.
  const [lane, setLane] = useState(lanes.at(-2)?.lane ?? till.lane);
  const isFoot = /^[\d\s]+$/.test(typed.trim());
  const report = async (): Promise<void> => {
    const foot = { lane, sequence: Number.parseInt(typed.replace(/\D/g, ''), 10) };
    const body = isFoot ? foot : { reference: typed.trim() };
    const path = `tills/${encodeURIComponent(till.id)}/report-number`;
    await send({ path, body });
    setTyped('');
  };
  return (
    <SentForm
      className="till__report"
      problems={errors}
      onSubmit={() => {
        run(report);
      }}
    >
      <TextField
        size="small"
        label={t('shifts.tills.report')}
        helperText={t('shifts.tills.reportHint')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      {isFoot && lanes.length > 1 ? (
        <TextField
          select
          size="small"
          label={t('shifts.tills.ofLane')}
          value={lane}
          onChange={({ target }) => {
            setLane(Number(target.value));
          }}
        >
          {lanes.map((one) => (
            <MenuItem key={one.lane} value={one.lane}>
              {t('shifts.tills.lane', { lane: one.lane })}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      <Button type="submit" disabled={isBusy || typed.trim() === ''}>
        {t('shifts.tills.send')}
      </Button>
    </SentForm>
  );
}
