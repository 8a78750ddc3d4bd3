import type { TillLane, TillStand } from '@balcao/contracts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useBalcao, useMay } from '../admin/hooks.js';
import { showSnack } from '../boot/snack.js';
import { StatusChip } from '../fields/StatusChip.js';
import { useMessages } from '../i18n/use-messages.js';
import { Moment } from './Moment.js';
import { TillCorrections } from './TillCorrections.js';

/** A clock that is off by less needs no word. */
const clockToleranceMs = 5 * 60_000;

/** One till. */
export function TillCard({ till }: { readonly till: TillStand }): ReactNode {
  const { name, code, device, lanes, missingEntries, missingNumbers, contact } = till;
  const t = useMessages();
  const isOff = Math.abs(contact?.clockOffMs ?? 0) > clockToleranceMs;
  return (
    <section className="till" aria-label={name}>
      <h2>
        {name} <span className="shift__told">{code}</span>
      </h2>
      <div className="shift__head">
        <StatusChip tone={device === undefined ? 'neutral' : 'info'}>
          {device ?? t('shifts.tills.noDevice')}
        </StatusChip>
        {till.openShiftId === undefined ? null : (
          <StatusChip tone="success">{t('shifts.tills.shift')}</StatusChip>
        )}
        {missingEntries === 0 ? null : (
          <StatusChip tone="error">{`${t('shifts.tills.missing')}: ${missingEntries}`}</StatusChip>
        )}
      </div>
      <dl>
        <Fact label={t('shifts.tills.waiting')}>{contact?.waiting ?? '–'}</Fact>
        <Fact label={t('shifts.tills.heard')}>
          {contact === undefined ? '–' : <Moment at={contact.at} />}
        </Fact>
        <Fact label={t('shifts.tills.corrected')}>{till.corrected}</Fact>
        <Fact label={t('shifts.tills.quarantined')}>{till.quarantined}</Fact>
      </dl>
      {isOff ? (
        <p role="alert">
          {t('shifts.tills.clock', {
            minutes: Math.round(Math.abs(contact?.clockOffMs ?? 0) / 60_000),
          })}
        </p>
      ) : null}
      {lanes.map((lane) => (
        <Lane key={lane.lane} lane={lane} />
      ))}
      {missingNumbers.length === 0 ? null : (
        <p className="till__missing">
          {t('shifts.tills.numbers')}: {missingNumbers.map(({ reference }) => reference).join(', ')}
        </p>
      )}
      <TillCorrections tillId={till.id} />
      <ReportNumber till={till} />
    </section>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lane({ lane }: { readonly lane: TillLane }): ReactNode {
  const t = useMessages();
  return (
    <p>
      {t('shifts.tills.lane', { lane: lane.lane })} · {t('shifts.tills.last')} {lane.sequence}
      {lane.missing.map(({ from, to }) => (
        <span key={from} className="till__missing">
          {' '}
          {t('shifts.tills.missing')}: {t('shifts.tills.range', { from, to })}
        </span>
      ))}
    </p>
  );
}

/** Somebody holds a receipt: the number at its foot tells what should have arrived. */
function ReportNumber({ till }: { readonly till: TillStand }): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const queries = useQueryClient();
  const mayManage = useMay('pos.manage');
  const [typed, setTyped] = useState('');
  if (!mayManage || till.lane === 0) return null;
  const send = async () => {
    try {
      const said = { lane: till.lane, sequence: Number.parseInt(typed, 10) };
      await provider.send(`tills/${encodeURIComponent(till.id)}/report-number`, said);
      await queries.invalidateQueries({ queryKey: ['tills'] });
      setTyped('');
    } catch (error) {
      showSnack(error instanceof Error ? error.message : String(error), 'error');
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
        slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '\\d*' } }}
        onChange={({ target }) => {
          setTyped(target.value.replace(/\D/g, ''));
        }}
      />
      <Button type="submit" disabled={typed === ''}>
        {t('shifts.tills.send')}
      </Button>
    </form>
  );
}
