import './consequences.css';
import type { Rehearsal } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { periodName } from '../formats/fiscal-periods.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { ChangedSince } from './ChangedSince.js';
import { ConsequenceTabs } from './ConsequenceTabs.js';
import type { Rehearsing } from './use-rehearsal.js';

/** What a command does to stock, money and accounts, told before it is carried out. */
export function Consequences({ rehearsing }: { readonly rehearsing: Rehearsing }): ReactNode {
  const t = useMessages();
  const { rehearsal, error, isReading, isOutdated, outdatedAt } = rehearsing;
  return (
    <section className="consequences" aria-label={t('documents.consequences.title')}>
      {isOutdated ? <p role="alert">{t('documents.consequences.outdated')}</p> : null}
      {outdatedAt === undefined ? null : <ChangedSince revision={outdatedAt} />}
      {isReading ? (
        <p role="status">{t('documents.consequences.reading')}</p>
      ) : error !== null ? (
        <p className="consequences__refusal" role="alert">
          {error.message}
        </p>
      ) : rehearsal === undefined ? null : (
        <>
          <ConsequenceTabs rehearsal={rehearsal} />
          <Declared rehearsal={rehearsal} />
        </>
      )}
    </section>
  );
}

/** A month that was handed in would be another one: said before it is too late. */
function Declared({ rehearsal }: { readonly rehearsal: Rehearsal }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  return rehearsal.declared.map(({ period }) => (
    <p key={period} role="alert" className="consequences__refusal">
      {t('documents.consequences.declared', {
        period: periodName({ id: period, from: `${period}-01`, to: '' }, language),
      })}
    </p>
  ));
}
