import { useMay } from '../admin/hooks.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import type { Waiting } from '../dashboard/parts/AttentionList.js';
import { periodName } from '../formats/fiscal-periods.js';
import { useMonths } from '../fiscal/use-fiscal.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

/** Months that were handed in and changed since: by a cancellation, or a sale heard of late. */
export function useAlteredMonths(): readonly Waiting[] {
  const t = useMessages();
  const language = useLanguage();
  const { id } = useSlice(company);
  const { data = [] } = useMonths(id, useMay('fiscal.view'));
  return data
    .filter(({ state }) => state === 'changed')
    .map((month) => ({
      id: `fiscal ${month.id}`,
      text: t('dashboard.attention.altered', { month: periodName(month, language) }),
      to: '/commercial/fiscal',
    }));
}
