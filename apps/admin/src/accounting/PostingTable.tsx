import type { PostingAccount } from '@balcao/contracts';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { useMessages } from '../i18n/use-messages.js';
import { ChooseAccount } from './ChooseAccount.js';

interface PostingTableProps {
  readonly postings: readonly PostingAccount[];
  /** The company's chart has accounts to choose from. */
  readonly hasChart: boolean;
}

/** The account of each role, and of its parts. */
export function PostingTable({ postings, hasChart }: PostingTableProps): ReactNode {
  const t = useMessages();
  const mayManage = useMay('accounting.manage') && hasChart;
  const [chosen, choose] = useState<PostingAccount>();
  return (
    <section className="card">
      <h2>{t('accounting.posted')}</h2>
      <div
        className="postings__scroll"
        role="group"
        aria-label={t('accounting.posted')}
        tabIndex={0}
      >
        <table className="postings stacked">
          <thead>
            <tr>
              <th scope="col">{t('accounting.posted')}</th>
              <th scope="col">{t('accounting.of')}</th>
              <th scope="col">{t('accounting.code')}</th>
              <th scope="col">{t('accounting.name')}</th>
              {mayManage ? <td /> : null}
            </tr>
          </thead>
          <tbody>
            {postings.map((posting) => (
              <tr key={posting.id} className={posting.isChosen ? 'postings__own' : undefined}>
                <th scope="row">{posting.role}</th>
                <td data-label={t('accounting.of')}>{posting.of ?? t('accounting.all')}</td>
                <td className="amount" data-label={t('accounting.code')}>
                  {posting.code}
                </td>
                <td data-label={t('accounting.name')}>{posting.name}</td>
                {mayManage ? (
                  <td>
                    <Button
                      size="small"
                      onClick={() => {
                        choose(posting);
                      }}
                    >
                      {t('accounting.change')}
                    </Button>
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {chosen === undefined ? null : (
        <ChooseAccount
          posting={chosen}
          onClose={() => {
            choose(undefined);
          }}
        />
      )}
    </section>
  );
}
