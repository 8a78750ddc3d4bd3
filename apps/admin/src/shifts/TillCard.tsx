import type { TillLane, TillStand } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { StatusChip } from '../fields/StatusChip.js';
import { useMessages } from '../i18n/use-messages.js';
import { Moment } from '../fields/Moment.js';
import { TillCorrections } from './TillCorrections.js';
import { TillPapers } from './TillPapers.js';

/** A clock that is off by less needs no word. */
const clockToleranceMs = 5 * 60_000;

/** One till. */
export function TillCard({ till }: { readonly till: TillStand }): ReactNode {
  const { name, code, device, lanes, missingEntries, contact } = till;
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
      <TillPapers till={till} />
      <TillCorrections tillId={till.id} />
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
      {lane.missing.length === 0 ? null : (
        <span className="till__missing">
          {' · '}
          {t('shifts.tills.neverReceived', {
            numbers: `nº ${lane.missing.map(rangeText).join(', ')}`,
          })}
        </span>
      )}
    </p>
  );
}

const rangeText = ({ from, to }: TillLane['missing'][number]): string =>
  from === to ? `${from}` : `${from}–${to}`;
