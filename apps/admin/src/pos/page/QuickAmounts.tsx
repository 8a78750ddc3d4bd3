import { showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { useLanguage } from '../../i18n/use-messages.js';
import { quickAmounts } from '../tender/tender.js';
import type { Money } from './use-money.js';

interface QuickAmountsProps {
  readonly money: Money;
  /** Focuses the finish button: Enter is the next key, and a field would open a keyboard. */
  readonly onChosen: () => void;
}

/** Likely amounts in notes, one button each. */
export function QuickAmounts({ money, onChosen }: QuickAmountsProps): ReactNode {
  const language = useLanguage();
  return (
    <div className="pay__quick">
      {quickAmounts(money.remainingMinor).map((minor) => (
        <button
          key={minor}
          type="button"
          onClick={() => {
            money.type(showMinor(minor, language));
            onChosen();
          }}
        >
          <Amount minor={minor} />
        </button>
      ))}
    </div>
  );
}
