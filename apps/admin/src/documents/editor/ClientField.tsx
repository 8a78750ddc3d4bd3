import type { ClientRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useMay } from '../../admin/hooks.js';
import { useSlice } from '../../boot/slice.js';
import { Amount } from '../../fields/Amount.js';
import { showNuit } from '../../formats/nuit.js';
import { useMessages } from '../../i18n/use-messages.js';
import { SuggestField, type Suggestion } from '../parts/SuggestField.js';
import { useClients } from '../parts/use-clients.js';
import { useEditor, useHead } from './context.js';
import { withTerms } from './head.js';
import { NewClientDialog } from './NewClientDialog.js';

const CREATE = 'create';

/** Whom the document is for, with what one wants to know before selling. */
export function ClientField({ autoFocus }: { readonly autoFocus: boolean }): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const head = useHead();
  const { head: wrong } = useSlice(session.problems);
  const { clients, words, look } = useClients();
  const mayCreate = useMay('parties.manage');
  const [newName, setNewName] = useState<string>();
  const { data: client } = useGetOne<ClientRow>(
    'commercial/clients',
    { id: head.clientId },
    { enabled: head.clientId !== '' },
  );
  const choose = (id: string, termsDays: number | undefined): void => {
    const days = termsDays === undefined ? head.terms : String(termsDays);
    const next = withTerms({ ...head, clientId: id }, days, session.rules.language);
    session.changeHead(next, 'clientId', 'terms', 'dueOn');
  };
  const create = { id: CREATE, name: t('documents.editor.newClient', { name: words }) };
  const suggestions: readonly Suggestion[] = [
    ...clients.map((row) => suggestionOf(row)),
    ...(mayCreate && words.trim() !== '' ? [{ ...create, isAction: true }] : []),
  ];
  return (
    <>
      <SuggestField
        className="head__client"
        name="clientId"
        label={t('documents.fields.client')}
        required
        autoFocus={autoFocus}
        value={head.clientId === '' ? '' : (client?.name ?? '…')}
        suggestions={suggestions}
        error={wrong.clientId}
        hint={client === undefined ? undefined : <ClientFacts client={client} />}
        onWrite={look}
        onClear={() => {
          session.changeHead({ clientId: '' }, 'clientId');
        }}
        onChoose={({ id }) => {
          if (id === CREATE) setNewName(words.trim());
          else choose(id, clients.find((row) => row.id === id)?.paymentTermsDays);
        }}
      />
      {newName === undefined ? null : (
        <NewClientDialog
          name={newName}
          onClose={() => {
            setNewName(undefined);
          }}
          onCreated={(id) => {
            setNewName(undefined);
            choose(id, undefined);
          }}
        />
      )}
    </>
  );
}

const suggestionOf = ({ id, name, code, nuit, balanceMinor }: ClientRow): Suggestion => ({
  id,
  name,
  detail: [code, nuit === undefined ? undefined : showNuit(nuit)].filter(Boolean).join(' · '),
  aside: <Amount minor={balanceMinor} dashForZero />,
});

function ClientFacts({ client }: { readonly client: ClientRow }): ReactNode {
  const t = useMessages();
  const { nuit, balanceMinor, creditLimitMinor } = client;
  const isOver = creditLimitMinor !== undefined && balanceMinor > creditLimitMinor;
  return (
    <span className="head__facts">
      {nuit === undefined ? null : <span>{t('layout.nuit', { nuit: showNuit(nuit) })}</span>}
      <span className={balanceMinor > 0 ? 'head__owes' : undefined}>
        {t('documents.editor.balance')} <Amount minor={balanceMinor} />
      </span>
      {creditLimitMinor === undefined ? null : (
        <span className={isOver ? 'head__over' : undefined}>
          {t('documents.editor.limit')} <Amount minor={creditLimitMinor} />
        </span>
      )}
    </span>
  );
}
