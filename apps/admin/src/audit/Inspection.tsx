import '../layout/cards.css';
import '../fiscal/fiscal.css';
import './audit.css';
import type { InspectionPackAnswer, InspectionPackBody } from '@balcao/contracts';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBalcao, useMay } from '../admin/hooks.js';
import { Spinner } from '../boot/lazy-screen.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { showSnack } from '../boot/snack.js';
import { ProblemError } from '../http/problem-error.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { OrderPack } from './OrderPack.js';
import { isUnderWay, PackItem } from './PackItem.js';

/** While a pack is being made, its progress is read this often. */
const pollMs = 1_500;

/** Packs for inspectors: asked for, listed, taken. */
export function Inspection(): ReactNode {
  const t = useMessages();
  const mayView = useMay('audit.view');
  const { id: companyId } = useSlice(company);
  const { data, error, refetch, send } = usePacks(companyId, mayView);
  if (!mayView) return <AccessDenied permission="audit.view" />;
  const order = (body: InspectionPackBody) =>
    send('inspection-packs', body, t('audit.inspection.ordered'));
  return (
    <>
      <PageTitle>{t('audit.inspection.title')}</PageTitle>
      <div className="stack">
        <OrderPack onOrder={order} />
        <section className="card" aria-labelledby="packs">
          <h2 id="packs">{t('audit.inspection.packs')}</h2>
          {error === null ? null : (
            <div role="alert">
              <p>{error.message}</p>
              <Button variant="outlined" onClick={() => void refetch()}>
                {t('app.retry')}
              </Button>
            </div>
          )}
          {data === undefined && error === null ? <Spinner /> : null}
          {data?.length === 0 ? <p>{t('audit.inspection.none')}</p> : null}
          <ul className="rows fiscal__files" aria-live="polite">
            {data?.map((pack) => (
              <PackItem
                key={pack.id}
                pack={pack}
                companyId={companyId ?? ''}
                onCancel={(id) => void send(`inspection-packs/${id}/cancel`, {})}
              />
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

function usePacks(companyId: string | null, enabled: boolean) {
  const provider = useBalcao();
  const queryClient = useQueryClient();
  const queryKey = ['inspection-packs', companyId];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => parsePacks((await provider.read('inspection-packs')).body),
    enabled: enabled && companyId !== null,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? pollMs : false),
  });
  const send = async (path: string, body: object, said?: string): Promise<void> => {
    try {
      await provider.send(path, body);
      if (said !== undefined) showSnack(said, 'success');
    } catch (failure) {
      if (!(failure instanceof ProblemError)) throw failure;
      showSnack(failure.message, 'error');
    }
    await queryClient.invalidateQueries({ queryKey });
  };
  return { data, error, refetch, send };
}

/** The packs as answered; typed by the contract, checked to be a list. */
function parsePacks(body: unknown): readonly InspectionPackAnswer[] {
  if (!Array.isArray(body)) throw new Error('the packs have an unknown shape');
  return body as readonly InspectionPackAnswer[];
}
