import type { TillStand } from '@balcao/contracts';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useCommands } from '../admin/use-commands.js';
import { useMessages } from '../i18n/use-messages.js';

/** Somebody holds a receipt: any number on it tells what should have arrived. */
export function ReportNumber({ till }: { readonly till: TillStand }): ReactNode {
  const t = useMessages();
  const { attempt } = useCommands('tills');
  const [typed, setTyped] = useState('');
  const { lanes } = till;
  // A device that began again writes another line: papers that miss are of the one before.
  const [lane, setLane] = useState(lanes.at(-2)?.lane ?? till.lane);
  const isFoot = /^[\d\s]+$/.test(typed.trim());
  const send = async () => {
    const foot = { lane, sequence: Number.parseInt(typed.replace(/\D/g, ''), 10) };
    const body = isFoot ? foot : { reference: typed.trim() };
    const path = `tills/${encodeURIComponent(till.id)}/report-number`;
    if (await attempt({ path, body })) setTyped('');
  };
  return (
    <form
      className="till__report"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
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
      <Button type="submit" disabled={typed.trim() === ''}>
        {t('shifts.tills.send')}
      </Button>
    </form>
  );
}
