import type { ClientRow } from '@balcao/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { SuggestField } from '../fields/SuggestField.js';
import { Amount } from '../fields/Amount.js';
import { useMessages } from '../i18n/use-messages.js';
import type { PaymentCategory } from './category.js';

interface PartyFieldProps {
  readonly category: PaymentCategory;
  readonly party: ClientRow | undefined;
  readonly problem: string | undefined;
  readonly isOptional?: boolean;
  readonly onChoose: (party: ClientRow | undefined) => void;
}

/** Whom a payment is from, or to. */
export function PartyField(props: PartyFieldProps): ReactNode {
  const { category, party, problem, isOptional = false, onChoose } = props;
  const t = useMessages();
  const [words, look] = useState('');
  const { parties, isWaiting } = useParties(category.party, words.trim());
  const isOfClients = category.party === 'clients';
  return (
    <SuggestField
      label={t(isOfClients ? 'money.payments.client' : 'money.payments.supplier')}
      required={!isOptional}
      autoFocus={!isOptional}
      value={party?.name ?? ''}
      error={problem}
      suggestions={parties.map(({ id, name, code, balanceMinor, supplierBalanceMinor = 0 }) => ({
        id,
        name,
        detail: code,
        aside: <Amount minor={isOfClients ? balanceMinor : supplierBalanceMinor} dashForZero />,
      }))}
      isWaiting={isWaiting}
      onWrite={look}
      onClear={() => {
        onChoose(undefined);
      }}
      onChoose={({ id }) => {
        onChoose(parties.find((one) => one.id === id));
      }}
    />
  );
}

function useParties(kind: PaymentCategory['party'], words: string) {
  const provider = useBalcao();
  const filter = encodeURIComponent(JSON.stringify({ isArchived: false }));
  const { data = [], isFetching } = useQuery({
    queryKey: [`commercial/${kind}`, 'find for a payment', words],
    queryFn: async () => {
      const path = `${kind}?q=${encodeURIComponent(words)}&filter=${filter}&sort=name:asc&perPage=10`;
      return parseParties((await provider.read(path)).body);
    },
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
  return { parties: words === '' ? [] : data, isWaiting: isFetching };
}

/** The rows of an answer; typed by the contract, checked to be a list. */
function parseParties(body: unknown): readonly ClientRow[] {
  if (!Array.isArray(body)) throw new Error('the list has an unknown shape');
  return body as ClientRow[];
}
