import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { useMessages } from '../i18n/use-messages.js';
import './past.css';
import { useGoing } from './use-going.js';

/** Beside an event of a history: shows everything as it was known once that had been recorded. */
export function AsItWas({ revision }: { readonly revision: number }): ReactNode {
  const t = useMessages();
  const mayLook = useMay('audit.view');
  const { percent, problem, go, stay } = useGoing();
  if (!mayLook) return null;
  return (
    <span className="past__then">
      <Button
        size="small"
        disabled={percent !== undefined}
        aria-label={t('past.asItWasOf', { revision })}
        onClick={() => {
          go({ revision });
        }}
      >
        {percent === undefined ? t('past.asItWas') : t('past.percent', { percent })}
      </Button>
      {percent === undefined ? null : (
        <Button size="small" onClick={stay}>
          {t('app.cancel')}
        </Button>
      )}
      {problem === undefined ? null : <small role="alert">{problem}</small>}
    </span>
  );
}
