import type { ClientRow } from '@balcao/contracts';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { showNuit } from '../../formats/nuit.js';
import { request } from '../../http/request.js';
import { useMessages } from '../../i18n/use-messages.js';
import type { CartClient } from '../cart/cart.js';
import { FinalConsumer, NewClient } from '../later-parts.js';
import { useStart, useTill, useTillView } from '../till/till-context.js';
import { knownClients, type HeldClients } from './held-clients.js';

const HITS = 8;
/** Pause in typing before the server is asked, in milliseconds. */
const REST_MS = 150;

interface ClientChoiceProps {
  /** Undefined for the company's default client. */
  readonly onChoose: (client?: CartClient) => void;
}

/** Finds the client of the sale by name, NUIT, phone or code, or creates one. */
export function ClientChoice({ onChoose }: ClientChoiceProps): ReactNode {
  const [isNew, setNew] = useState(false);
  const [words, setWords] = useState('');
  return isNew ? (
    <NewClient words={words} onMade={onChoose} />
  ) : (
    <Search
      words={words}
      onWords={setWords}
      onChoose={onChoose}
      onNew={() => {
        setNew(true);
      }}
    />
  );
}

/** Matches on the device, or else on the server. */
function useFoundClients(words: string): readonly ClientRow[] {
  const { companyId, database } = useTill();
  const { isOnline } = useTillView();
  const [known, setKnown] = useState<HeldClients>();
  const [others, setOthers] = useState<readonly ClientRow[]>([]);
  useEffect(() => {
    void knownClients(database, companyId).then(setKnown);
  }, [companyId, database]);
  const found = known?.search(words, HITS) ?? [];
  const asksServer = isOnline && known !== undefined && found.length === 0;
  useEffect(() => {
    if (!asksServer) return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ q: words, perPage: `${HITS}` });
      request(`/api/clients?${query.toString()}`, { companyId, signal: asking.signal }).then(
        ({ body }) => {
          setOthers(body as readonly ClientRow[]);
        },
        () => undefined,
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [asksServer, words, companyId]);
  return asksServer ? others : found;
}

interface SearchProps extends ClientChoiceProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly onNew: () => void;
}

function Search({ words, onWords, onChoose, onNew }: SearchProps): ReactNode {
  const t = useMessages();
  const hasDefault = useStart().settings.defaultClientId !== undefined;
  const [active, setActive] = useState(0);
  const choices = useRef<HTMLDivElement>(null);
  const found = useFoundClients(words);
  const choose = ({ id, name, categoryId }: ClientRow): void => {
    onChoose({ id, name, ...(categoryId !== undefined && { categoryId }) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setActive(Math.max(0, Math.min(found.length - 1, active + step)));
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (words.trim() === '') {
      choices.current?.querySelector('button')?.click();
      return;
    }
    const hit = found[active];
    if (hit === undefined) onNew();
    else choose(hit);
  };
  return (
    <div className="pay">
      <label>
        {t('asked.client.search')}
        <input
          data-first=""
          value={words}
          autoComplete="off"
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            onWords(target.value);
            setActive(0);
          }}
        />
      </label>
      <div ref={choices} className="pos__choices">
        {hasDefault ? (
          <button
            type="button"
            onClick={() => {
              onChoose();
            }}
          >
            <strong>{t('pos.ticket.anyClient')}</strong>
          </button>
        ) : (
          <FinalConsumer onChoose={onChoose} />
        )}
        {found.map((client, index) => (
          <Found
            key={client.id}
            client={client}
            isActive={index === active && words.trim() !== ''}
            onChoose={choose}
          />
        ))}
      </div>
      <button type="button" className="pay__other" onClick={onNew}>
        {t('asked.client.new')}
      </button>
    </div>
  );
}

interface FoundProps {
  readonly client: ClientRow;
  readonly isActive: boolean;
  readonly onChoose: (client: ClientRow) => void;
}

function Found({ client, isActive, onChoose }: FoundProps): ReactNode {
  const { name, code, nuit, phone1, balanceMinor } = client;
  return (
    <button
      type="button"
      data-active={isActive ? '' : undefined}
      onClick={() => {
        onChoose(client);
      }}
    >
      <strong>{name}</strong>
      <small>{[code, nuit && showNuit(nuit), phone1].filter(Boolean).join(' · ')}</small>
      {balanceMinor === 0 ? null : <Amount minor={balanceMinor} />}
    </button>
  );
}
