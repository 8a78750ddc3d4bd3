import type { TillStand } from '@balcao/contracts';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { sayProblem } from '../http/say-problem.js';
import { useMessages } from '../i18n/use-messages.js';

/** Somebody holds a receipt: any number on it tells what should have arrived. */
export function ReportNumber({ till }: { readonly till: TillStand }): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const { lanes } = till;
  // A device that began again writes another line: papers that miss are of the one before.
  const [lane, setLane] = useState(lanes.at(-2)?.lane ?? till.lane);
  const isFoot = /^[\d\s]+$/.test(typed.trim());
  const send = async () => {
    try {
      const foot = { lane, sequence: Number.parseInt(typed.replace(/\D/g, ''), 10) };
      const said = isFoot ? foot : { reference: typed.trim() };
      await provider.send(`tills/${encodeURIComponent(till.id)}/report-number`, said);
      await queries.invalidateQueries({ queryKey: ['tills'] });
      setTyped('');
    } catch (error) {
      sayProblem(error);
    }
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
