import type { ExplainHead, ExplainRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { showDay } from '../formats/days.js';
import { showInstant } from '../formats/instants.js';
import { useLanguage } from '../i18n/use-messages.js';
import { useEventName } from '../history/use-event-name.js';
import { Counted } from './Counted.js';
import { originPath } from './origin-path.js';

interface ContributionRowProps {
  readonly of: Pick<ExplainHead, 'kind'>;
  readonly row: ExplainRow;
  /** A note next to it. */
  readonly note?: string;
}

/** One event's part in a figure, and the way to what it was about. */
export function ContributionRow({ of, row, note }: ContributionRowProps): ReactNode {
  const language = useLanguage();
  const nameOf = useEventName();
  const { event, at, by = '', on, reference, text, amount, running } = row;
  const name = event === undefined ? '' : nameOf(event);
  const path = originPath(row);
  const title = reference ?? (text === undefined || path === undefined ? name : text);
  const shown = title === '' ? row.id : title;
  const recorded = at === undefined ? '' : showInstant(at, language);
  const details = [
    note,
    on === undefined ? undefined : showDay(on, language),
    title === text ? undefined : text,
    title === name ? undefined : name,
  ].filter((each) => each !== undefined && each !== '');
  return (
    <tr>
      <td className="explain__what">
        {path === undefined ? <strong>{shown}</strong> : <Link to={path}>{shown}</Link>}
        <small>{details.join(' · ')}</small>
        {recorded === '' ? null : <small>{by === '' ? recorded : `${recorded} · ${by}`}</small>}
      </td>
      <td className="number">
        <Counted of={of} amount={amount} isSigned isBare />
      </td>
      <td className="number explain__running">
        <Counted of={of} amount={running} isBare />
      </td>
    </tr>
  );
}
