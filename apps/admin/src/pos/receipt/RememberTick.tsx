import type { ReactNode } from 'react';
import { sayDay } from '../../formats/days.js';
import { showSnack } from '../../boot/snack.js';
import { sayProblem } from '../../http/say-problem.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import type { Buyer } from './use-buyer.js';

interface RememberTickProps {
  readonly buyer: Buyer;
  /** What is typed, as it would be kept. */
  readonly address: string | undefined;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/** Asks whether a named client agrees that the address is kept; says since when one is. */
export function RememberTick(props: RememberTickProps): ReactNode {
  const { buyer, address, isTicked, onTick } = props;
  const t = useMessages();
  const language = useLanguage();
  const { remembered } = buyer.contact;
  if (buyer.id === undefined) return null;
  if (remembered !== undefined && remembered.address === address) {
    const forget = async (): Promise<void> => {
      onTick(false);
      await buyer.remember();
      showSnack(t('tillMore.send.forgotten'), 'success');
    };
    return (
      <p className="pay__hint">
        {t('tillMore.send.kept', { day: sayDay(remembered.since, language) })}{' '}
        <button type="button" onClick={() => void forget().catch(sayProblem)}>
          {t('tillMore.send.forget')}
        </button>
      </p>
    );
  }
  return (
    <label className="pay__check">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => {
          onTick(target.checked);
        }}
      />
      {t('tillMore.send.remember')}
    </label>
  );
}
