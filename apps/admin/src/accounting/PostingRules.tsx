import '../layout/cards.css';
import '../audit/audit.css';
import './accounting.css';
import type { PostingRule, PostingsAnswer } from '@balcao/contracts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBalcao, useMay } from '../admin/hooks.js';
import { useCommands } from '../admin/use-commands.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { QueryState } from '../management/QueryState.js';
import { PostingTable } from './PostingTable.js';

const queryKey = ['commercial/ledger_accounts', 'postings'] as const;

/** The account of everything that is posted, and what each event posts. */
export function PostingRules(): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const mayView = useMay('accounting.view');
  const query = useQuery({
    queryKey,
    // Typed by the contract of the route.
    queryFn: async () => (await provider.read('accounting/postings')).body as PostingsAnswer,
    enabled: mayView,
  });
  if (!mayView) return <AccessDenied permission="accounting.view" />;
  return (
    <>
      <PageTitle>{t('layout.pages.postingRules')}</PageTitle>
      <p className="audit__hint">{t('accounting.hint')}</p>
      <QueryState query={query}>
        {({ accounts, postings, rules }) => (
          <div className="stack">
            {accounts === 0 ? <AdoptChart /> : null}
            <PostingTable postings={postings} hasChart={accounts > 0} />
            <EventTable rules={rules} />
          </div>
        )}
      </QueryState>
    </>
  );
}

/** Takes over an official chart. */
function AdoptChart(): ReactNode {
  const t = useMessages();
  const mayManage = useMay('accounting.manage');
  const { attempt, isBusy } = useCommands('commercial/ledger_accounts');
  return (
    <section className="card postings__adopt">
      <p>{t('accounting.noChart')}</p>
      {mayManage ? (
        <div className="audit__actions">
          {(['nirf', 'pe'] as const).map((preset) => (
            <Button
              key={preset}
              variant={preset === 'nirf' ? 'contained' : 'outlined'}
              disabled={isBusy}
              onClick={() =>
                void attempt({
                  path: 'accounting/chart',
                  body: { preset },
                  done: t('accounting.adopted'),
                })
              }
            >
              {t(`accounting.${preset}`)}
            </Button>
          ))}
        </div>
      ) : null}
    </section>
  );
}

/** What each kind of event posts: the table that the entries are made by. */
function EventTable({ rules }: { readonly rules: readonly PostingRule[] }): ReactNode {
  const t = useMessages();
  return (
    <section className="card">
      <h2>{t('accounting.events')}</h2>
      <p className="card__hint">{t('accounting.eventsHint')}</p>
      <div
        className="postings__scroll"
        role="group"
        aria-label={t('accounting.events')}
        tabIndex={0}
      >
        <table className="postings stacked">
          <thead>
            <tr>
              <th scope="col">{t('accounting.event')}</th>
              <th scope="col">{t('accounting.debit')}</th>
              <th scope="col">{t('accounting.credit')}</th>
            </tr>
          </thead>
          <tbody>
            {rules.map(({ event, debit, credit }) => (
              <tr key={event}>
                <th scope="row">{t(`events.${event}` as 'events.DocumentIssued')}</th>
                <td data-label={t('accounting.debit')}>{debit.join(', ')}</td>
                <td data-label={t('accounting.credit')}>{credit.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
