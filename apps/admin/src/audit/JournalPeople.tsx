import type { JournalPerson } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { listQuery } from '../admin/list-query.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { Amount } from '../fields/Amount.js';
import { useMessages } from '../i18n/use-messages.js';
import { useFilters } from '../management/use-filters.js';

/** What a question finds, by person: who most often first. Nothing while nothing is asked. */
export function JournalPeople(): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const { id } = useSlice(company);
  const { filters } = useFilters();
  const isAsked = filters['question'] !== undefined;
  const query = listQuery({ filter: filters });
  const { data } = useQuery({
    queryKey: ['journal-people', id, query],
    queryFn: async () => parsePeople((await provider.read(`journal/people?${query}`)).body),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  if (!isAsked || data === undefined || data.length === 0) return null;
  return (
    <dl className="audit__people" aria-label={t('audit.journal.people')}>
      {data.map(({ actorId, actorName, count, amountMinor }) => (
        <div key={actorId}>
          <dt>{actorName}</dt>
          <dd>
            {t('audit.journal.times', { count: grouped(String(count)) })}
            {amountMinor === 0 ? null : (
              <>
                {' · '}
                <Amount minor={amountMinor} />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The people as answered; typed by the contract, checked to be a list. */
function parsePeople(body: unknown): readonly JournalPerson[] {
  if (!Array.isArray(body)) throw new Error('the people have an unknown shape');
  return body as readonly JournalPerson[];
}
