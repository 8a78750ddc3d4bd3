import { showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { useLanguage } from '../../i18n/use-messages.js';
import { quickAmounts } from '../tender/tender.js';
import type { Money } from './use-money.js';

/** The sums that notes make, as one key each. */
export function QuickAmounts({ money }: { readonly money: Money }): ReactNode {
  const language = useLanguage();
  return (
    <div className="pay__quick">
      {quickAmounts(money.remainingMinor).map((minor) => (
        <button
          key={minor}
          type="button"
          onClick={() => {
            money.type(showMinor(minor, language));
          }}
        >
          <Amount minor={minor} />
        </button>
      ))}
    </div>
  );
}
