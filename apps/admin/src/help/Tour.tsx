import '../layout/cards.css';
import './tour.css';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useStore } from 'react-admin';
import { Link } from 'react-router';
import { useMessages } from '../i18n/use-messages.js';

const steps = ['menu', 'search', 'create', 'figures', 'help'] as const;

/** Where things are, shown on the first visit: it can be left at each step, and does not return. */
export function Tour(): ReactNode {
  const t = useMessages();
  const [isLeft, setIsLeft] = useStore('tour.isLeft', false);
  const [at, setAt] = useState(0);
  const step = steps[at];
  if (isLeft || step === undefined) return null;
  const isLast = at === steps.length - 1;
  return (
    <section className="card tour" aria-labelledby="tour">
      <p className="tour__count">{t('pages.home.tour.count', { at: at + 1, of: steps.length })}</p>
      <h2 id="tour">{t(`pages.home.tour.steps.${step}.title`)}</h2>
      <p aria-live="polite">{t(`pages.home.tour.steps.${step}.text`)}</p>
      <div className="tour__buttons">
        {isLast ? null : (
          <Button
            onClick={() => {
              setIsLeft(true);
            }}
          >
            {t('pages.home.tour.leave')}
          </Button>
        )}
        {isLast ? (
          <Button component={Link} to="/help">
            {t('pages.home.tour.guide')}
          </Button>
        ) : null}
        <Button
          variant="outlined"
          onClick={() => {
            if (isLast) setIsLeft(true);
            else setAt(at + 1);
          }}
        >
          {t(isLast ? 'pages.home.tour.done' : 'pages.home.tour.next')}
        </Button>
      </div>
    </section>
  );
}
