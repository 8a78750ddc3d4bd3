import type { ReactNode } from 'react';
import { askToConfirm } from '../../boot/confirm.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useOpenTill, usePosState, useStart } from '../till/till-context.js';

/** Another device holds the till: take it over, or choose a different one. */
export function TillElsewhere(): ReactNode {
  const t = useMessages();
  const { session, sync } = useOpenTill();
  const { cash_register: id } = usePosState();
  const register = useStart().registers.find((each) => each.id === id);
  const takeOver = async (): Promise<void> => {
    const title = t('asked.elsewhere.takeOver');
    const message = t('asked.elsewhere.question', { device: register?.device ?? '' });
    const answers = { yes: t('asked.elsewhere.yes'), no: t('asked.elsewhere.no') };
    if (!(await askToConfirm({ title, message, ...answers, isDestructive: true }))) return;
    if (await sync.take(true)) await sync.beat();
  };
  return (
    <section className="pos__card">
      <h2>{t('asked.elsewhere.title', { register: register?.name ?? '' })}</h2>
      <p>{t('asked.elsewhere.explained', { device: register?.device ?? '' })}</p>
      <div className="pos__actions">
        <button
          type="button"
          autoFocus
          onClick={() => {
            session.state.merge({ cash_register: null });
            session.view.merge({ phase: 'noRegister' });
          }}
        >
          {t('asked.elsewhere.another')}
        </button>
        <button type="button" className="is-primary" onClick={() => void takeOver()}>
          {t('asked.elsewhere.takeOver')}
        </button>
      </div>
    </section>
  );
}

export interface OtherTabProps {
  readonly onTakeOver: () => void;
}

/** Another tab holds the till: close it there, or take it over here. */
export function OtherTab({ onTakeOver }: OtherTabProps): ReactNode {
  const t = useMessages();
  return (
    <section className="pos__card">
      <h2>{t('asked.otherTab.title')}</h2>
      <p>{t('asked.otherTab.explained')}</p>
      <div className="pos__actions">
        <button type="button" className="is-primary" onClick={onTakeOver}>
          {t('asked.otherTab.takeOver')}
        </button>
      </div>
    </section>
  );
}
