import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import type { ReactNode } from 'react';
import type { LookedAt } from '../boot/past-moment.js';
import { companyDayOf, endOfMinute } from '../formats/instants.js';
import { useMessages } from '../i18n/use-messages.js';
import { useGoing } from '../compare/use-going.js';

/** Changes between what was known then and what is known by now of that day. */
export function Clocks({ moment }: { readonly moment: LookedAt }): ReactNode {
  const t = useMessages();
  const { percent, problem, go, stay } = useGoing();
  const { revision, recordedAt, trueOn, before } = moment;
  const isTrue = trueOn !== undefined;
  const isBusy = percent !== undefined;
  return (
    <>
      <ButtonGroup size="small" aria-label={t('past.clocks')}>
        <Button
          variant={isTrue ? 'outlined' : 'contained'}
          aria-pressed={!isTrue}
          title={t('past.knownThenHint')}
          disabled={isBusy}
          onClick={() => {
            if (!isTrue) return;
            go(before === undefined ? { at: endOfMinute(trueOn, '23:59') } : { revision: before });
          }}
        >
          {t('past.knownThen')}
        </Button>
        <Button
          variant={isTrue ? 'contained' : 'outlined'}
          aria-pressed={isTrue}
          title={t('past.trueThenHint')}
          disabled={isBusy}
          onClick={() => {
            if (!isTrue) go({ trueOn: companyDayOf(recordedAt), before: revision });
          }}
        >
          {t('past.trueThen')}
        </Button>
      </ButtonGroup>
      {isBusy ? (
        <>
          <small role="status">{t('past.percent', { percent })}</small>
          <Button size="small" onClick={stay}>
            {t('app.cancel')}
          </Button>
        </>
      ) : null}
      {problem === undefined ? null : <small role="alert">{problem}</small>}
    </>
  );
}
