import '../layout/cards.css';
import './company.css';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { session } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { makeDemo } from '../entry/own-demo.js';
import { messageOf } from '../http/say-problem.js';
import { useMessages } from '../i18n/use-messages.js';
import { settingUp, stepLinks } from './set-up.js';
import { useSetUp } from './use-set-up.js';

/** What is left of setting the company up, until it is done or dismissed. */
export function LeftToSetUp(): ReactNode {
  const t = useMessages();
  const { answer, dismiss } = useSetUp();
  const all = answer?.steps ?? [];
  const left = all.filter(({ state }) => state === 'left');
  if (answer?.isDismissed !== false || left.length === 0) return null;
  return (
    <section className="card set-up__left" aria-labelledby="left-to-set-up">
      <div className="card__head">
        <h2 id="left-to-set-up">{t('companies.setUp.homeTitle')}</h2>
        <span className="set-up__done">
          {t('companies.setUp.progress', { done: all.length - left.length, all: all.length })}
        </span>
        <Link to="/company/setup">{t('companies.setUp.go')}</Link>
        <Button size="small" onClick={() => void dismiss()}>
          {t('companies.setUp.dismiss')}
        </Button>
      </div>
      <ul className="set-up__list">
        {left.map(({ step }) => (
          <li key={step}>
            <Link to={stepLinks[step][0]?.to ?? '/company/setup'} state={settingUp}>
              {t(`companies.setUp.steps.${step}`)}
            </Link>
          </li>
        ))}
      </ul>
      <DemoOffer />
    </section>
  );
}

/** A company to try things out in, for those who have none yet. */
function DemoOffer(): ReactNode {
  const t = useMessages();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const { info } = useSlice(session);
  if (info?.companies.some(({ isDemo }) => isDemo === true) === true) return null;
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      await makeDemo();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
      setBusy(false);
    }
  };
  return (
    <p className="card__hint set-up__demo">
      {t('layout.demo.offer')}{' '}
      <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void make()}>
        {t('layout.demo.make')}
      </Button>{' '}
      <Link to="/help/sandbox">{t('layout.demo.learn')}</Link>
    </p>
  );
}
