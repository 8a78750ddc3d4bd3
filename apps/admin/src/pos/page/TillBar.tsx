import { shortHash } from '@balcao/domain';
import { useState, type ReactNode } from 'react';
import { Link } from '../../routing/Link.js';
import { lazyScreen } from '../../routing/lazy-screen.js';
import { chooseTheme } from '../../boot/settings.js';
import { usePart, useSlice } from '../../boot/slice.js';
import { useMode } from '../../boot/use-mode.js';
import { Mark } from '../../entry/Logo.js';
import { sayInstant, showTime } from '../../formats/instants.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { spoken } from '../spoken.js';
import { CashierChip } from '../shift/CashierChip.js';
import { install, installOffer } from '../install/install-till.js';
import { useTill, useTillView } from '../till/till-context.js';
import { Glyph } from './Glyph.js';
import { keyOf } from './till-keys.js';

const DeviceDialog = lazyScreen(
  spoken(async () => (await import('../devices/DeviceDialog.js')).DeviceDialog),
);

/** The status bar: register, shift, network and cashier. */
export function TillBar(): ReactNode {
  const t = useMessages();
  const mode = useMode();
  const { state } = useTill();
  const start = usePart(state, (known) => known.start);
  const id = usePart(state, (known) => known.cash_register);
  const register = start?.registers.find((each) => each.id === id);
  const next = mode === 'dark' ? 'light' : 'dark';
  return (
    <header className="pos__bar">
      <Link to="/" className="pos__icon" aria-label={t('pos.back')}>
        <Glyph name="back" />
      </Link>
      <Mark size={30} />
      <h1>{t('app.till')}</h1>
      {register === undefined ? null : (
        <span className="pos__chip pos__chip--wide">
          {t('pos.register')} <strong>{register.name}</strong>
        </span>
      )}
      <ShiftChip />
      <span className="pos__space" />
      <StatusPill />
      <CashierChip />
      <LockButton />
      <InstallButton />
      <DeviceButton />
      <button
        type="button"
        className="pos__icon"
        aria-label={t(`pos.theme.${next}`)}
        onClick={() => {
          chooseTheme(next);
        }}
      >
        <Glyph name={mode === 'dark' ? 'sun' : 'moon'} />
      </button>
    </header>
  );
}

function ShiftChip(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const till = useTill();
  const { state } = till;
  const timeZone = usePart(state, ({ start }) => start?.settings.timeZone);
  const shift = usePart(state, (known) => known.shift);
  if (shift === null) return null;
  const isOfToday = till.dayOf(shift.openedAt) === till.today;
  const openedAt = isOfToday
    ? showTime(shift.openedAt, language, { timeZone })
    : sayInstant(shift.openedAt, language, timeZone);
  return (
    <Link to="/pos/shift" className="pos__chip">
      {t('pos.shift.name')} {shift.number > 0 ? <strong>#{shift.number}</strong> : null}
      <span className="pos__chip-more">
        {' '}
        · {t(`pos.shift.${isOfToday ? 'openedAt' : 'openedOn'}`, { time: openedAt })}
      </span>
    </Link>
  );
}

/** Locks the till. */
function LockButton(): ReactNode {
  const t = useMessages();
  const { state, view } = useTill();
  const isSelling = usePart(view, ({ phase }) => phase === 'selling');
  return isSelling ? (
    <button
      type="button"
      className="pos__icon"
      aria-label={t('selling.keys.lock')}
      title={`${t('selling.keys.lock')} (${keyOf('lock')})`}
      onClick={() => {
        state.merge({ isLocked: true });
      }}
    >
      <Glyph name="lock" />
    </button>
  ) : null;
}

/** Installs the till as an app, if the browser offers it. */
function InstallButton(): ReactNode {
  const t = useMessages();
  const { offer } = useSlice(installOffer);
  return offer === null ? null : (
    <button type="button" className="pos__chip pos__install" onClick={() => void install()}>
      {t('till.install')}
    </button>
  );
}

function DeviceButton(): ReactNode {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="pos__icon"
        aria-label={t('till.devicesTitle')}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Glyph name="printer" />
      </button>
      {isOpen ? (
        <DeviceDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

/** Whether everything is sent, and the last hash of the chain. */
function StatusPill(): ReactNode {
  const t = useMessages();
  const { isOnline, waiting, head } = useTillView();
  const state = isOnline ? (waiting > 0 ? 'sending' : 'online') : 'offline';
  const chain = head === '' ? '' : shortHash(head);
  return (
    <span
      className="pos__chip"
      role="status"
      data-state={state}
      data-waiting={waiting > 0 ? '' : undefined}
      title={chain === '' ? undefined : t('till.chain', { head: chain })}
    >
      <i aria-hidden="true" />
      <span className="pos__chip-word">{t(isOnline ? 'pos.online' : 'pos.offline')}</span>
      {waiting > 0 ? <strong> {t('pos.waiting', { count: `${waiting}` })}</strong> : null}
      {chain === '' ? null : (
        <small className="pos__chip--wide" aria-hidden="true">
          {chain}
        </small>
      )}
    </span>
  );
}
