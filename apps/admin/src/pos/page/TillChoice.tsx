import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { useOpenTill, useStart } from '../till/till-context.js';
import { FirstRegister } from './FirstRegister.js';

/** Chooses the cash register of this device. */
export function TillChoice(): ReactNode {
  const t = useMessages();
  const { session, sync } = useOpenTill();
  const { registers } = useStart();
  return (
    <section className="pos__card" aria-labelledby="till-choice">
      <h2 id="till-choice">{t('asked.choose.title')}</h2>
      {registers.length === 0 ? <FirstRegister /> : null}
      <div className="pos__choices">
        {registers.map(({ id, name, code, device }, index) => (
          <button
            key={id}
            type="button"
            autoFocus={index === 0}
            onClick={() => {
              session.state.merge({ cash_register: id });
              void sync.beat();
            }}
          >
            <strong>{name}</strong>
            <small>{device === undefined ? code : t('asked.choose.taken', { device })}</small>
          </button>
        ))}
      </div>
    </section>
  );
}
