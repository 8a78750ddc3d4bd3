import './take-back.css';
import { useState, type ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ClientChoice } from '../client/ClientChoice.js';
import { useMeansName } from '../page/MeansChoice.js';
import { NativeDialog } from '../page/NativeDialog.js';
import { useStart } from '../till/till-context.js';
import { GoodsField } from './GoodsField.js';
import { GoodLine } from './GoodLine.js';
import { TO_CREDIT, useTakingBack, type TakingBackForm } from './use-taking-back.js';

/** Returns goods whose sale cannot be found. */
export function TakeBack({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useMessages();
  const taking = useTakingBack(onClose);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <NativeDialog title={t('takeBack.title')} onClose={onClose} isWide>
      {taking.lacksCode ? (
        <p className="pay__problem" role="alert">
          {t('takeBack.noCode')}
        </p>
      ) : isChoosing ? (
        <ClientChoice
          onChoose={(client) => {
            taking.setClient(client);
            taking.setRefundBy(client === undefined ? taking.refundBy : TO_CREDIT);
            setChoosing(false);
          }}
        />
      ) : (
        <Form
          taking={taking}
          onChooseClient={() => {
            setChoosing(true);
          }}
        />
      )}
    </NativeDialog>
  );
}

interface FormProps {
  readonly taking: TakingBackForm;
  readonly onChooseClient: () => void;
}

function Form({ taking, onChooseClient }: FormProps): ReactNode {
  const t = useMessages();
  const { currency } = useStart();
  const { goods } = taking;
  return (
    <form
      className="pay"
      onSubmit={(event) => {
        event.preventDefault();
        if (taking.mayFinish) void taking.finish();
      }}
    >
      <p className="pay__hint">{t('takeBack.explained')}</p>
      <GoodsField onFound={taking.add} />
      {goods.length === 0 ? (
        <p className="pay__hint">{t('takeBack.none')}</p>
      ) : (
        <ul className="returned taken-back" aria-label={t('takeBack.lines')}>
          {goods.map((good) => (
            <GoodLine key={good.key} good={good} taking={taking} />
          ))}
        </ul>
      )}
      <label>
        {t('takeBack.reason')}
        <input
          maxLength={200}
          value={taking.reason}
          onChange={({ target }) => {
            taking.setReason(target.value);
          }}
        />
      </label>
      <div className="pay__pair">
        <RefundBy taking={taking} onChooseClient={onChooseClient} />
        <ToStock taking={taking} />
      </div>
      <p className="pay__change" role="status">
        {t('takeBack.worth')}
        <Amount minor={taking.worthMinor} currency={currency} />
      </p>
      <button type="submit" className="ticket__pay" disabled={!taking.mayFinish}>
        {t('takeBack.finish')} <kbd>Enter</kbd>
      </button>
    </form>
  );
}

/** Restock or write off; goods with batches are not restocked. */
function ToStock({ taking }: { readonly taking: TakingBackForm }): ReactNode {
  const t = useMessages();
  const { batched } = taking;
  return (
    <div>
      <label className="pay__check">
        <input
          type="checkbox"
          checked={taking.returnsStock}
          disabled={batched.length > 0}
          onChange={({ target }) => {
            taking.setReturnsStock(target.checked);
          }}
        />
        {t('takeBack.toStock')}
      </label>
      {batched.length === 0 ? null : (
        <p className="pay__hint">{t('takeBack.batched', { names: batched.join(', ') })}</p>
      )}
    </div>
  );
}

/** Refund by a means of payment, or as credit of a named client. */
function RefundBy({ taking, onChooseClient }: FormProps): ReactNode {
  const t = useMessages();
  const nameOf = useMeansName();
  const { methods } = useStart();
  const { client } = taking;
  return (
    <div className="taken-back__refund">
      <label>
        {t('takeBack.refundBy')}
        <select
          value={taking.refundBy}
          onChange={({ target }) => {
            taking.setRefundBy(target.value);
            if (target.value === TO_CREDIT && client === undefined) onChooseClient();
          }}
        >
          {methods.map(({ id }) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
          <option value={TO_CREDIT}>
            {client === undefined
              ? t('takeBack.credit')
              : t('takeBack.creditOf', { name: client.name })}
          </option>
        </select>
      </label>
      {taking.needsSlip ? (
        <label>
          {t('asked.pay.reference')}
          <input
            maxLength={100}
            value={taking.slip}
            onChange={({ target }) => {
              taking.setSlip(target.value);
            }}
          />
        </label>
      ) : null}
      <button type="button" className="pay__other" onClick={onChooseClient}>
        {client === undefined ? t('takeBack.chooseClient') : client.name}
      </button>
    </div>
  );
}
