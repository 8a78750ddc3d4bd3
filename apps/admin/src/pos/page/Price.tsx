import { showDecimal, withPlaces } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/use-messages.js';

/** A unit price, with two decimals or as many more as it has. */
export function Price({ decimal }: { readonly decimal: string }): ReactNode {
  return <span className="amount">{showDecimal(withPlaces(decimal, 2), useLanguage())}</span>;
}
