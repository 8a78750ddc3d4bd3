import { showDecimal } from '@balcao/messages';
import { useGetList } from 'react-admin';
import { useLanguage } from '../i18n/use-messages.js';

interface VatRow {
  readonly id: string;
  readonly code: string;
  readonly rate: string;
  readonly isDefault: boolean;
}

/** More than a company has. */
const CODES_MAX = 100;

/** The VAT codes in use, the usual one first, as a choice. */
export function useVatChoices(): readonly { readonly id: string; readonly name: string }[] {
  const language = useLanguage();
  const { data = [] } = useGetList<VatRow>('commercial/vat', {
    filter: { isArchived: false },
    sort: { field: 'code', order: 'ASC' },
    pagination: { page: 1, perPage: CODES_MAX },
  });
  return [...data]
    .sort((one, other) => Number(other.isDefault) - Number(one.isDefault))
    .map(({ id, code, rate }) => ({ id, name: `${code} · ${showDecimal(rate, language)}\u00a0%` }));
}
