import type { ClientRow } from '@balcao/contracts';
import { useEffect, useState, type ReactNode } from 'react';
import { request } from '../../http/request.js';
import { useMessages } from '../../i18n/use-messages.js';
import type { CartClient } from '../cart/cart.js';
import { useStart, useTill } from '../till/till-context.js';

/** How long typing rests before clients are asked for, in milliseconds. */
const REST_MS = 150;

interface ClientChoiceProps {
  /** Nothing is the company's default client. */
  readonly onChoose: (client?: CartClient) => void;
}

/** Finds the client of the sale by name, NUIT or phone number. */
export function ClientChoice({ onChoose }: ClientChoiceProps): ReactNode {
  const t = useMessages();
  const { companyId } = useTill();
  const hasDefault = useStart().settings.defaultClientId !== undefined;
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly ClientRow[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(() => {
      void request(`/api/clients?q=${encodeURIComponent(words)}&perPage=8`, {
        ...{ companyId, signal: asking.signal },
      }).then(
        ({ body }) => {
          setFound(body as readonly ClientRow[]);
        },
        () => undefined,
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [words, companyId]);
  return (
    <div className="pay">
      <label>
        {t('pos.client.search')}
        <input
          data-first=""
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
          }}
        />
      </label>
      <div className="pos__choices">
        {hasDefault ? (
          <button
            type="button"
            onClick={() => {
              onChoose();
            }}
          >
            <strong>{t('pos.ticket.anyClient')}</strong>
          </button>
        ) : null}
        {found.map(({ id, name, nuit }) => (
          <button
            key={id}
            type="button"
            onClick={() => {
              onChoose({ id, name });
            }}
          >
            <strong>{name}</strong>
            <small>{nuit}</small>
          </button>
        ))}
      </div>
    </div>
  );
}
