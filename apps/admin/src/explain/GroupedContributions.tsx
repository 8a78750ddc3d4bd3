import type { ExplainGroup, ExplainGrouping } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '../skeletons/Skeleton.js';
import { showDay } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { useDocumentTypes, useTypeName } from '../layout/use-document-types.js';
import { FailedList } from '../skeletons/FailedList.js';
import { useReportWords } from './report-words.js';
import { Opening } from './Contributions.js';
import { Counted } from './Counted.js';
import type { ExplainedFigure } from './explaining.js';
import type { ExplainView } from './explain-view.js';
import { documentPathOf } from './origin-path.js';
import { PanelHead } from './PanelHead.js';
import { PanelTable } from './PanelTable.js';
import { useGroupedContributions } from './use-explained.js';

interface GroupedContributionsProps {
  readonly asked: ExplainedFigure;
  readonly by: ExplainGrouping;
  readonly onView: (view: ExplainView) => void;
}

/** Events put together by what they have in common. */
export function GroupedContributions(props: GroupedContributionsProps): ReactNode {
  const { asked, by, onView } = props;
  const t = useMessages();
  const nameOf = useGroupName(by);
  const { data, error, refetch } = useGroupedContributions(asked, by);
  if (data === undefined) {
    return error === null ? (
      <Skeleton shape="text" />
    ) : (
      <FailedList onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      <PanelHead asked={asked} head={data} by={by} onView={onView} />
      <PanelTable label={t(`explain.groupings.${by}`)}>
        <Opening head={data} />
        {data.groups.map((group) => {
          const { id, count, amount, running } = group;
          const path = by === 'document' ? documentPathOf(id) : undefined;
          const number = grouped(String(count));
          return (
            <tr key={id === '' ? nameOf(group) : id}>
              <td className="explain__what">
                {path === undefined ? (
                  <strong>{nameOf(group)}</strong>
                ) : (
                  <Link to={path}>{nameOf(group)}</Link>
                )}
                <small>{t('explain.events', { smart_count: count, number })}</small>
              </td>
              <td className="number">
                <Counted of={data} amount={amount} isSigned isBare />
              </td>
              <td className="number explain__running">
                <Counted of={data} amount={running} isBare />
              </td>
            </tr>
          );
        })}
      </PanelTable>
    </>
  );
}

/** What a group is called. */
function useGroupName(by: ExplainGrouping): (group: ExplainGroup) => string {
  const t = useMessages();
  const language = useLanguage();
  const words = useReportWords();
  const types = useDocumentTypes();
  const typeName = useTypeName();
  return ({ id, label, isRest }) => {
    if (isRest === true) return t('explain.rest');
    if (by === 'user') return label === '' ? t('explain.nobody') : label;
    if (id === '') return t('explain.nothing');
    if (by === 'day') return showDay(id, language);
    if (by !== 'kind') return label;
    const type = types.find((each) => each.id === id);
    return type === undefined ? words.value('kind', id) : typeName(type);
  };
}
