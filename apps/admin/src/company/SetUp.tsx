import '../layout/cards.css';
import './company.css';
import Button from '@mui/material/Button';
import type { CompanySetUpAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { StatusChip, type StatusTone } from '../fields/StatusChip.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { settingUp, stepLinks } from './set-up.js';
import { useSetUp, type SetUp as SetUpState } from './use-set-up.js';

type Standing = CompanySetUpAnswer['steps'][number];

const tones: Readonly<Record<Standing['state'], StatusTone>> = {
  left: 'warning',
  done: 'success',
  skipped: 'neutral',
};

/** The steps that make a new company its owner's own; each can be skipped. */
export function SetUp(): ReactNode {
  const t = useMessages();
  const mayManage = useMay('companies.manage');
  const { answer, settle } = useSetUp();
  if (!mayManage) return <AccessDenied permission="companies.manage" />;
  if (answer === undefined) return <Skeleton shape="text" />;
  const isFinished = answer.steps.every(({ state }) => state !== 'left');
  return (
    <>
      <PageTitle>{t('companies.setUp.title')}</PageTitle>
      <div className="stack">
        <p className="set-up__hint">
          {t(isFinished ? 'companies.setUp.finished' : 'companies.setUp.hint')}
        </p>
        <ol className="set-up">
          {answer.steps.map((standing) => (
            <Step key={standing.step} standing={standing} settle={settle} />
          ))}
        </ol>
      </div>
    </>
  );
}

interface StepProps {
  readonly standing: Standing;
  readonly settle: SetUpState['settle'];
}

function Step({ standing: { step, state }, settle }: StepProps): ReactNode {
  const t = useMessages();
  const name = t(`companies.setUp.steps.${step}`);
  return (
    <li className="card">
      <div className="card__head">
        <h2>{name}</h2>
        <StatusChip tone={tones[state]}>{t(`companies.setUp.states.${state}`)}</StatusChip>
      </div>
      <p>{t(`companies.setUp.hints.${step}`)}</p>
      <div className="set-up__links">
        {stepLinks[step].map(({ to, label }) => (
          <Button
            key={to}
            component={Link}
            to={to}
            state={settingUp}
            size="small"
            variant="outlined"
          >
            {t(label)}
          </Button>
        ))}
        <span className="set-up__space" />
        {state === 'done' ? null : (
          <Button
            size="small"
            aria-label={`${t('companies.setUp.done')}: ${name}`}
            onClick={() => void settle(step, 'done')}
          >
            {t('companies.setUp.done')}
          </Button>
        )}
        {state === 'left' ? (
          <Button
            size="small"
            aria-label={`${t('companies.setUp.skip')}: ${name}`}
            onClick={() => void settle(step, 'skipped')}
          >
            {t('companies.setUp.skip')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
