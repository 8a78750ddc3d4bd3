import type { PaymentMethodRow } from '@balcao/contracts';
import { useGetMany } from 'react-admin';
import { useMay } from '../admin/hooks.js';
import { nameIn } from '../fields/name-in.js';
import { useLanguage } from '../i18n/use-messages.js';

/** A method as it was written down when something was paid. */
interface Recorded {
  readonly methodId: string;
  readonly method: string;
}

/**
 * What a recorded method is called in the language of the screen; as it was recorded, where it was
 * renamed since or may not be read.
 */
export function useMethodName(rows: readonly Recorded[]): (recorded: Recorded) => string {
  const language = useLanguage();
  const mayView = useMay('payments.view');
  const ids = [...new Set(rows.map(({ methodId }) => methodId))];
  const { data = [] } = useGetMany<PaymentMethodRow>(
    'commercial/payment_method',
    { ids },
    { enabled: mayView && ids.length > 0 },
  );
  return ({ methodId, method }) => {
    const known = data.find(({ id }) => id === methodId);
    const isSame = known !== undefined && [known.name, known.namePt].includes(method);
    return isSame ? nameIn(known, language) : method;
  };
}
