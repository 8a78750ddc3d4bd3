import Button from '@mui/material/Button';
import type { ExplainHead } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Skeleton } from '../skeletons/Skeleton.js';
import { useMessages } from '../i18n/use-messages.js';
import { FailedList } from '../skeletons/FailedList.js';
import { ContributionRow } from './ContributionRow.js';
import { Counted } from './Counted.js';
import type { ExplainedFigure } from './explaining.js';
import type { ExplainView } from './explain-view.js';
import { PanelHead } from './PanelHead.js';
import { PanelTable } from './PanelTable.js';
import { useContributions } from './use-explained.js';

interface ContributionsProps {
  readonly asked: ExplainedFigure;
  readonly onView: (view: ExplainView) => void;
}

/** Event after event, the oldest first. */
export function Contributions({ asked, onView }: ContributionsProps): ReactNode {
  const t = useMessages();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useContributions(asked);
  const [head] = data?.pages ?? [];
  if (head === undefined) {
    return error === null ? (
      <Skeleton shape="text" />
    ) : (
      <FailedList onRetry={() => void refetch()} />
    );
  }
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <PanelHead asked={asked} head={head} by="event" onView={onView} />
      {rows.length === 0 && head.opening === 0 ? (
        <p className="explain__none">{t('explain.none')}</p>
      ) : (
        <PanelTable label={t('explain.groupings.event')}>
          <Opening head={head} />
          {rows.map((row, at) => (
            <ContributionRow key={`${row.collection} ${row.id} ${at}`} of={head} row={row} />
          ))}
        </PanelTable>
      )}
      {hasNextPage ? (
        <Button
          className="explain__more"
          disabled={isFetchingNextPage}
          onClick={() => {
            void fetchNextPage();
          }}
        >
          {t('explain.more')}
        </Button>
      ) : null}
    </>
  );
}

/** What there was before the first of the rows; nothing where there was nothing. */
export function Opening({ head }: { readonly head: ExplainHead }): ReactNode {
  const t = useMessages();
  if (head.opening === 0) return null;
  return (
    <tr className="explain__opening">
      <td>{t('explain.opening')}</td>
      <td />
      <td className="number explain__running">
        <Counted of={head} amount={head.opening} isBare />
      </td>
    </tr>
  );
}
