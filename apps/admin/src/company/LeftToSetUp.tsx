import '../layout/cards.css';
import './company.css';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
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
    </section>
  );
}
