import { useState, type ReactNode } from 'react';
import { taxNumberKeys } from '../../formats/nuit.js';
import { useMessages } from '../../i18n/use-messages.js';
import type { CartClient } from '../cart/cart.js';
import { isTouched } from '../shift/touch.js';
import { usePosState, useStart, useTill } from '../till/till-context.js';
import {
  clientAction,
  clientProblem,
  firstFields,
  rowOfClient,
  type ClientFields,
} from './new-client.js';

export interface NewClientProps {
  /** The search text: a name, or the digits of a NUIT or phone. */
  readonly words: string;
  readonly onMade: (client: CartClient) => void;
}

const fields = ['name', 'nuit', 'phone'] as const;

/** Creates a client with the data known at the counter; a till entry, so it works offline. */
export function NewClient({ words, onMade }: NewClientProps): ReactNode {
  const t = useMessages();
  const till = useTill();
  const { cash_register: id } = usePosState();
  const { registers, supplier } = useStart();
  const register = registers.find((each) => each.id === id);
  const [typed, setTyped] = useState<ClientFields>(() => firstFields(words, supplier.country));
  const [problem, setProblem] = useState<ReturnType<typeof clientProblem>>();
  const keys = { name: 'text', nuit: taxNumberKeys(supplier.country), phone: 'tel' } as const;
  const make = async (): Promise<void> => {
    const found = clientProblem(typed, supplier.country);
    setProblem(found);
    if (found !== undefined) return;
    const action = clientAction(typed, register?.code ?? '', supplier.country);
    await till.append(action);
    await till.database.put('clients', rowOfClient(action.said, till.companyId));
    onMade({ id: action.said.id, name: typed.name.trim() });
  };
  return (
    <form
      className="pay"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      {fields.map((field) => (
        <label key={field}>
          {t(`asked.client.${field}`)}
          <input
            data-first={field === 'name' ? '' : undefined}
            autoFocus={field === 'name' && !isTouched()}
            inputMode={keys[field]}
            maxLength={field === 'name' ? 200 : 20}
            autoComplete="off"
            value={typed[field]}
            aria-invalid={problem?.field === field}
            aria-describedby="client-problem"
            onChange={({ target }) => {
              const isOther = field === 'nuit' && { acceptsNuit: false };
              setTyped({ ...typed, ...isOther, [field]: target.value });
              setProblem(undefined);
            }}
          />
        </label>
      ))}
      {typed.acceptsNuit === true || problem?.code === 'nuitUnlikely' ? (
        <label className="pay__check">
          <input
            type="checkbox"
            checked={typed.acceptsNuit === true}
            onChange={({ target }) => {
              setTyped({ ...typed, acceptsNuit: target.checked });
            }}
          />
          {t('asked.client.acceptNuit')}
        </label>
      ) : null}
      <p id="client-problem" className="pay__problem" role="alert">
        {problem === undefined ? null : t(`asked.client.problems.${problem.code}`)}
      </p>
      <button type="submit" className="ticket__pay">
        {t('asked.client.make')} <kbd>Enter</kbd>
      </button>
    </form>
  );
}
