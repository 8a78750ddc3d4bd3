import Button from '@mui/material/Button';
import type { DocumentAnswer, SettlementRow } from '@balcao/contracts';
import { referenceById } from '@balcao/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBalcao, useMay } from '../../admin/hooks.js';
import { Explained } from '../../explain/Explained.js';
import { lessFigure, partFigure } from '../../explain/figure-of.js';
import { Amount } from '../../fields/Amount.js';
import { useMessages } from '../../i18n/use-messages.js';
import { receipts, supplierPayments } from '../../payments/category.js';
import { useMethodName } from '../../payments/use-method-name.js';
import { settlingPath } from '../parts/settling-path.js';
import { ShownDay } from '../parts/ShownDay.js';
import { byCounterpart, settledBy, type SettledBy } from './settlements.js';

/** The payments of a document: on issue, by correction, and by later payments and notes. */
export function DocumentPayments({ document }: { readonly document: DocumentAnswer }): ReactNode {
  const t = useMessages();
  const mayView = useMay('payments.view');
  const settled = useSettledBy(document, mayView);
  const issued = document.content.payment?.rows ?? [];
  const rows = document.correctedPayment ?? issued;
  const canBePaid = useCanBePaid(document);
  const nameOf = useMethodName([...issued, ...rows]);
  if (settled.length === 0 && rows.length === 0 && !canBePaid) return null;
  return (
    <section className="card summary" aria-labelledby="payments-title">
      <h2 id="payments-title">{t('documents.payments.title')}</h2>
      <dl className="summary__rows">
        {rows.map(({ methodId, method, amountMinor, roundingMinor = 0, reference }, index) => (
          <div key={`${methodId} ${index}`}>
            <dt>
              {nameOf({ methodId, method })}
              {reference === undefined ? null : <small>{reference}</small>}
              {roundingMinor === 0 ? null : (
                <small>
                  {t('money.payments.rounding')} <Amount minor={roundingMinor} />
                </small>
              )}
            </dt>
            <dd>
              <Explained
                figure={partFigure(
                  'documents',
                  'meansMinor',
                  document.id,
                  `${nameOf({ methodId, method })} · ${document.reference}`,
                  String(index),
                )}
              >
                <Amount minor={amountMinor} />
              </Explained>
            </dd>
          </div>
        ))}
        {document.correctedPayment === undefined ? null : (
          <div>
            <dt>
              <small>
                {t('documents.payments.corrected', {
                  before: issued.map(nameOf).join(' + '),
                })}
              </small>
            </dt>
          </div>
        )}
        {settled.map((each) => (
          <Settled key={each.sourceId} settled={each} document={document} />
        ))}
      </dl>
      {canBePaid ? <RegisterPayment document={document} /> : null}
    </section>
  );
}

interface SettledProps {
  readonly settled: SettledBy;
  readonly document: DocumentAnswer;
}

function Settled({ settled, document }: SettledProps): ReactNode {
  const { sourceId, on, amountMinor, isLess, isCounterpart = false } = settled;
  const title = `${referenceById(sourceId)} · ${document.reference}`;
  // What a note settles is explained where it is settled.
  const [id, part] = isCounterpart ? [sourceId, document.id] : [document.id, sourceId];
  const figure = partFigure('documents', 'settledMinor', id, title, part);
  return (
    <div>
      <dt>
        <Link className="doc__link" to={settlingPath(sourceId, document)}>
          {referenceById(sourceId)}
        </Link>
        <small>
          <ShownDay day={on} />
        </small>
      </dt>
      <dd>
        <Explained figure={isLess || isCounterpart ? lessFigure(figure) : figure}>
          <Amount minor={amountMinor} />
        </Explained>
      </dd>
    </div>
  );
}

function useCanBePaid({ group, accountEffect, status, pendingMinor }: DocumentAnswer): boolean {
  const mayRecord = useMay('payments.record');
  const { owed } = group === 'purchases' ? supplierPayments : receipts;
  return mayRecord && status !== 'cancelled' && pendingMinor > 0 && accountEffect === owed;
}

function RegisterPayment({ document }: { readonly document: DocumentAnswer }): ReactNode {
  const t = useMessages();
  const { resource } = document.group === 'purchases' ? supplierPayments : receipts;
  const query = new URLSearchParams({ partyId: document.clientId, documentId: document.id });
  return (
    <Button
      component={Link}
      to={`/${resource}/create?${query.toString()}`}
      variant="contained"
      fullWidth
      sx={{ mt: 1.5 }}
    >
      {t('documents.payments.register')}
    </Button>
  );
}

function useSettledBy({ id }: DocumentAnswer, enabled: boolean): readonly SettledBy[] {
  const provider = useBalcao();
  const read = async (filter: object): Promise<readonly SettlementRow[]> => {
    const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&sort=on:asc&perPage=250`;
    const { body } = await provider.read(`settlements?${query}`);
    if (!Array.isArray(body)) throw new Error('the list has an unknown shape');
    return body as readonly SettlementRow[];
  };
  const { data = [] } = useQuery({
    queryKey: ['documents', 'settlements', id],
    queryFn: async () => {
      const own = await read({ documentId: id });
      const isSource = own.some(({ sourceId, kind }) => sourceId === id && kind === 'settled');
      return settledBy(isSource ? byCounterpart(id, own, await read({ sourceId: id })) : own);
    },
    enabled,
  });
  return data;
}
