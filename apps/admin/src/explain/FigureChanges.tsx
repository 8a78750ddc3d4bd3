import type { ExplainChangesAnswer } from '@balcao/contracts';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Skeleton } from '../skeletons/Skeleton.js';
import { showInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { ContributionRow } from './ContributionRow.js';
import { Counted } from './Counted.js';
import type { ExplainedFigure } from './explaining.js';
import type { ExplainView } from './explain-view.js';
import { PanelTable } from './PanelTable.js';
import { useFigureChanges } from './use-explained.js';

interface FigureChangesProps {
  readonly asked: ExplainedFigure;
  /** A UTC instant. */
  readonly at: string;
  readonly onView: (view: ExplainView) => void;
}

/** What happened to a figure since a moment: what it is now less what it was known to be then. */
export function FigureChanges({ asked, at, onView }: FigureChangesProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { data, error } = useFigureChanges(asked, at);
  const back = (
    <Button
      onClick={() => {
        onView({ kind: 'events' });
      }}
    >
      {t('explain.back')}
    </Button>
  );
  if (data === undefined) {
    return (
      <div className="explain__head">
        {error === null ? (
          <div role="status">
            <p className="explain__events">{t('explain.looking')}</p>
            <Skeleton shape="text" />
          </div>
        ) : (
          <p role="alert">{error.message}</p>
        )}
        {back}
      </div>
    );
  }
  const { after, rows, rest } = data;
  return (
    <>
      <div className="explain__head">
        <Compared changes={data} />
        <p className="explain__events">{showInstant(at, language)}</p>
        {back}
      </div>
      {rows.length === 0 && rest === 0 ? (
        <p className="explain__none">{t('explain.unchanged')}</p>
      ) : (
        <PanelTable label={t('explain.change')}>
          {rows.map((row) => (
            <ContributionRow
              key={`${row.collection} ${row.id}`}
              of={data}
              row={row}
              {...(row.before === 0 && { note: t('explain.added') })}
              {...(row.after === 0 && { note: t('explain.removed') })}
            />
          ))}
          {rest === 0 ? null : (
            <tr>
              <td className="explain__what">{t('explain.rest')}</td>
              <td className="number">
                <Counted of={data} amount={rest} isSigned isBare />
              </td>
              <td className="number explain__running">
                <Counted of={data} amount={after} isBare />
              </td>
            </tr>
          )}
        </PanelTable>
      )}
    </>
  );
}

/** Then, the change, and now. */
function Compared({ changes }: { readonly changes: ExplainChangesAnswer }): ReactNode {
  const t = useMessages();
  return (
    <dl className="explain__compared">
      <div>
        <dt>{t('explain.then')}</dt>
        <dd>
          <Counted of={changes} amount={changes.before} />
        </dd>
      </div>
      <div>
        <dt>{t('explain.change')}</dt>
        <dd>
          <Counted of={changes} amount={changes.after - changes.before} isSigned />
        </dd>
      </div>
      <div>
        <dt>{t('explain.now')}</dt>
        <dd>
          <Counted of={changes} amount={changes.after} />
        </dd>
      </div>
    </dl>
  );
}
