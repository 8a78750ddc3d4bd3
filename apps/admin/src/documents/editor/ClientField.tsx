import type { ClientRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useMay } from '../../admin/hooks.js';
import { later } from '../../routing/later.js';
import { useSlice } from '../../boot/slice.js';
import { Amount } from '../../fields/Amount.js';
import { namedNuit, showNuit } from '../../formats/nuit.js';
import { useMessages } from '../../i18n/use-messages.js';
import { SuggestField, type Suggestion } from '../../fields/SuggestField.js';
import { useClients } from '../../fields/use-clients.js';
import { useEditor, useHead } from './context.js';
import type { EditorSession } from './editor-session.js';
import { focusPlace } from './focus-place.js';
import { withTerms } from './head.js';
import { useClientPrices } from './use-client-prices.js';

const NewPartyDialog = later(async () => (await import('./NewPartyDialog.js')).NewPartyDialog);

const CREATE = 'create';

/** The client or supplier of the document, with the facts needed before issuing. */
export function ClientField({ autoFocus }: { readonly autoFocus: boolean }): ReactNode {
  const t = useMessages();
  const { session, type } = useEditor();
  const isPurchase = type.group === 'purchases';
  const resource = isPurchase ? 'commercial/suppliers' : 'commercial/clients';
  const head = useHead();
  const { head: wrong } = useSlice(session.problems);
  const { clients, words, isWaiting, look } = useClients(resource);
  const mayCreate = useMay('parties.manage');
  const [newName, setNewName] = useState<string>();
  const { data: client } = useGetOne<ClientRow>(
    resource,
    { id: head.clientId },
    { enabled: head.clientId !== '' },
  );
  useClientPrices(isPurchase ? undefined : client);
  const choose = (id: string, termsDays: number | undefined): void => {
    const days = termsDays === undefined ? head.terms : String(termsDays);
    const next = withTerms({ ...head, clientId: id }, days, session.rules.language);
    session.changeHead(next, 'clientId', 'terms', 'dueOn');
  };
  const newKey = isPurchase ? 'documents.editor.newSupplier' : 'documents.editor.newClient';
  const create = { id: CREATE, name: t(newKey, { name: words }) };
  const suggestions: readonly Suggestion[] = [
    ...clients.map((row) => suggestionOf(row, isPurchase)),
    ...(mayCreate && words.trim() !== '' ? [{ ...create, isAction: true }] : []),
  ];
  return (
    <>
      <SuggestField
        className="head__client"
        name="clientId"
        label={t(isPurchase ? 'documents.fields.supplier' : 'documents.fields.client')}
        required
        autoFocus={autoFocus}
        value={head.clientId === '' ? '' : (client?.name ?? '…')}
        suggestions={suggestions}
        isWaiting={isWaiting}
        error={wrong.clientId}
        hint={
          client === undefined ? undefined : <ClientFacts client={client} isSupplier={isPurchase} />
        }
        onWrite={look}
        onClear={() => {
          session.changeHead({ clientId: '' }, 'clientId');
        }}
        onGoOn={() => {
          if (head.clientId !== '') goToLines(session);
        }}
        onChoose={({ id }) => {
          if (id === CREATE) setNewName(words.trim());
          else choose(id, clients.find((row) => row.id === id)?.paymentTermsDays);
        }}
      />
      {newName === undefined ? null : (
        <NewPartyDialog
          isSupplier={isPurchase}
          name={newName}
          onEnd={(id) => {
            setNewName(undefined);
            if (id !== undefined) choose(id, undefined);
          }}
        />
      )}
    </>
  );
}

function goToLines({ state }: EditorSession): void {
  const [first] = state.get().lines;
  if (first !== undefined) focusPlace({ key: first.key, part: 'description' });
}

/** The balance owed by the client or to the supplier. */
const owedOf = (row: ClientRow, isSupplier: boolean): number =>
  isSupplier ? (row.supplierBalanceMinor ?? 0) : row.balanceMinor;

const suggestionOf = (row: ClientRow, isSupplier: boolean): Suggestion => ({
  id: row.id,
  name: row.name,
  detail: [row.code, row.nuit === undefined ? undefined : showNuit(row.nuit)]
    .filter(Boolean)
    .join(' · '),
  aside: <Amount minor={owedOf(row, isSupplier)} dashForZero />,
});

/** Message keys for a balance and for a negative one. */
const owedLabels = {
  client: { more: 'documents.editor.balance', less: 'documents.editor.inCredit' },
  supplier: { more: 'documents.editor.weOwe', less: 'documents.editor.owesUs' },
} as const;

interface ClientFactsProps {
  readonly client: ClientRow;
  readonly isSupplier: boolean;
}

function ClientFacts({ client, isSupplier }: ClientFactsProps): ReactNode {
  const t = useMessages();
  const { nuit, country } = client;
  const balanceMinor = owedOf(client, isSupplier);
  const limitMinor = isSupplier ? client.debitLimitMinor : client.creditLimitMinor;
  const isOver = limitMinor !== undefined && balanceMinor > limitMinor;
  return (
    <span className="head__facts">
      {nuit === undefined ? null : <span>{namedNuit(nuit, country)}</span>}
      <span className={balanceMinor > 0 ? 'head__owes' : undefined}>
        {t(owedLabels[isSupplier ? 'supplier' : 'client'][balanceMinor < 0 ? 'less' : 'more'])}{' '}
        <Amount minor={Math.abs(balanceMinor)} />
      </span>
      {limitMinor === undefined ? null : (
        <span className={isOver ? 'head__over' : undefined}>
          {t('documents.editor.limit')} <Amount minor={limitMinor} />
        </span>
      )}
    </span>
  );
}
