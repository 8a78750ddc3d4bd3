import type { PaymentMethodRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useMay } from '../admin/hooks.js';
import { useLanguage } from '../i18n/use-messages.js';
import { inLanguage } from './recorded-methods.js';

/** The methods of a payment, as lists keep them, in the language of the screen. */
export function RecordedMethods({ methods }: { readonly methods: string }): ReactNode {
  const language = useLanguage();
  const { data = [] } = useGetList<PaymentMethodRow>(
    'commercial/payment_method',
    { sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage: 250 } },
    { enabled: useMay('payments.view'), staleTime: 300_000 },
  );
  return inLanguage(methods, data, language);
}
