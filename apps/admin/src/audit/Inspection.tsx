import '../layout/cards.css';
import '../fiscal/fiscal.css';
import './audit.css';
import type { InspectionPackAnswer, InspectionPackBody } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIsPast, useMay } from '../admin/hooks.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { daysName } from '../formats/fiscal-periods.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { fileAddress } from '../jobs/made-files.js';
import { MadeFileItem } from '../jobs/MadeFileItem.js';
import { useMadeFiles } from '../jobs/use-made-files.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { FailedState } from '../skeletons/FailedState.js';
import { OrderPack } from './OrderPack.js';

const path = 'inspection-packs';

/** Packs for inspectors: asked for, listed, taken. */
export function Inspection(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const mayView = useMay('audit.view');
  const isPast = useIsPast();
  const { id: companyId } = useSlice(company);
  const { data, error, refetch, send, cancel } = useMadeFiles<InspectionPackAnswer>({
    path,
    queryKey: [path, companyId],
    enabled: mayView && companyId !== null,
  });
  if (!mayView) return <AccessDenied permission="audit.view" />;
  const order = (body: InspectionPackBody) => send(path, body, t('audit.inspection.ordered'));
  return (
    <>
      <PageTitle>{t('layout.pages.inspection')}</PageTitle>
      <p className="audit__hint">
        <Link to="/commercial/series_continuity">{t('layout.pages.continuity')}</Link>
      </p>
      <div className="stack">
        <OrderPack onOrder={order} />
        <section className="card" aria-labelledby="packs">
          <h2 id="packs">{t('audit.inspection.packs')}</h2>
          {error === null ? null : (
            <FailedState problem={error.message} onRetry={() => void refetch()} />
          )}
          {data === undefined && error === null ? <Skeleton shape="rows" /> : null}
          {data?.length === 0 ? <p>{t('audit.inspection.none')}</p> : null}
          <ul className="rows" aria-live="polite">
            {data?.map((pack) => (
              <MadeFileItem
                key={pack.id}
                file={pack}
                name={daysName(pack.from, pack.to, language)}
                address={fileAddress(path, pack.id, companyId ?? '')}
                onCancel={isPast ? undefined : (id) => void cancel(id)}
              />
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
