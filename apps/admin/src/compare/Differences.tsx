import './compare.css';
import { grouped } from '@balcao/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { sayInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { useEventName } from '../history/use-event-name.js';
import { comparing } from './comparing.js';
import type { ComparedRow } from './comparison.js';
import { readComparison, type Difference } from './read-comparison.js';

export interface DifferencesProps {
  readonly companyId: string;
  /** Below `/api/`. */
  readonly path: string;
  readonly query: string;
  readonly rows: readonly ComparedRow[];
  /** Sums of rows instead of rows. */
  readonly areGroups?: boolean;
  /** Whose words name the fields. */
  readonly resource: string;
  readonly nameOf: (row: ComparedRow) => string;
}

/** Lists how the rows differ, row by row; marks them in the list. */
export function Differences(props: DifferencesProps): ReactNode {
  const { companyId, path, query, rows, areGroups = false } = props;
  const t = useMessages();
  const { data, error } = useQuery({
    queryKey: ['past', 'compare', path, query, rows.map(({ id }) => id)],
    queryFn: () => readComparison({ companyId, path, query, rows, areGroups }),
    gcTime: 0,
  });
  useEffect(() => {
    comparing.merge({ marks: new Map(data?.map(({ id, kind }) => [id, kind])) });
  }, [data]);
  const countOf = (kind: Difference['kind']): string =>
    grouped(String(data?.filter((each) => each.kind === kind).length ?? 0));
  return (
    <section className="compare" aria-label={t('past.compare.title')}>
      {error === null ? null : <p role="alert">{error.message}</p>}
      {data === undefined ? (
        error === null ? (
          <p role="status">{t('past.compare.reading')}</p>
        ) : null
      ) : (
        <>
          <p role="status">
            {t('past.compare.counts', {
              added: countOf('added'),
              changed: countOf('changed'),
              removed: countOf('removed'),
            })}{' '}
            <small>{t('past.compare.bounds', { rows: rows.length })}</small>
          </p>
          <ul>
            {data.map((difference) => (
              <Item key={difference.id} difference={difference} {...props} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type ItemProps = Pick<DifferencesProps, 'nameOf' | 'resource'> & {
  readonly difference: Difference;
};

function Item({ difference, nameOf, resource }: ItemProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const translate = useTranslate();
  const eventName = useEventName();
  const { kind, row, fields, event } = difference;
  // Fields without a name of their own say nothing to a reader: the event tells of them. Others
  // share one, as a quantity and what it is sorted by.
  const names = fields
    .map((source) => translate(`resources.${resource}.fields.${source}`, { _: '' }))
    .filter((name) => name !== '');
  return (
    <li className={`compare--${kind}`}>
      <span className="compare__mark">{t(`past.compare.${kind}`)}</span>
      <strong>{nameOf(row)}</strong>
      {names.length === 0 ? null : <span>{[...new Set(names)].join(', ')}</span>}
      {event === undefined ? null : (
        <Link to={`/commercial/journal/event/${event.revision}`}>
          {eventName(event.type)} · {event.actorName} · {sayInstant(event.recordedAt, language)}
        </Link>
      )}
    </li>
  );
}
