import type { JournalTypeCount } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { SuggestField } from '../fields/SuggestField.js';
import { useMessages } from '../i18n/use-messages.js';
import { useFilterName } from '../management/filter-names.js';
import { useEventName } from '../history/use-event-name.js';
import { useFilters, withFilter } from '../management/use-filters.js';

/** Suggestions that are shown at once. */
const SHOWN_MAX = 12;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Narrows the journal to one kind of event, found by the words of its name. */
export function EventTypeFilter(): ReactNode {
  const t = useMessages();
  const nameOf = useEventName();
  const { filters, setFilters } = useFilters();
  const { data: types, isPending } = useTypes();
  const [written, setWritten] = useState('');
  const label = t('resources.commercial/journal.fields.type');
  const { type } = filters;
  const chosen = typeof type === 'string' ? nameOf(type) : '';
  useFilterName('type', label, chosen);
  const choose = (next: string | undefined): void => {
    setFilters((now) => withFilter(now, 'type', next));
  };
  const words = plain(written).split(/\s+/);
  const found = (types ?? [])
    .map(({ type: id, count }) => ({ id, name: nameOf(id), detail: grouped(String(count)) }))
    .filter(({ name }) => words.every((word) => plain(name).includes(word)))
    .sort((a, b) => a.name.localeCompare(b.name))
    .slice(0, SHOWN_MAX);
  return (
    <SuggestField
      className="filters__searched"
      label={label}
      value={chosen}
      suggestions={found}
      isWaiting={isPending}
      onWrite={setWritten}
      onClear={() => {
        choose(undefined);
      }}
      onChoose={({ id }) => {
        choose(id);
      }}
    />
  );
}

/** The kinds of events that there are, and how many of each. */
function useTypes() {
  const provider = useBalcao();
  const { id } = useSlice(company);
  return useQuery({
    queryKey: ['journal-types', id],
    queryFn: async () => parseTypes((await provider.read('journal/types')).body),
  });
}

/** The kinds as answered; typed by the contract, checked to be a list. */
function parseTypes(body: unknown): readonly JournalTypeCount[] {
  if (!Array.isArray(body)) throw new Error('the kinds of events have an unknown shape');
  return body as readonly JournalTypeCount[];
}
