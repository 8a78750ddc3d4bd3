import type { ReplayOrigin } from '@balcao/contracts';
import { useMessages } from '../../i18n/use-messages.js';

/** The origin of an event, in words. */
export function useOrigin(): (from: ReplayOrigin) => string {
  const t = useMessages();
  return (from) => {
    const name = 'name' in from ? from.name : '';
    const where = t(`past.replay.from.${from.kind}`, { name });
    const device = 'device' in from ? from.device : undefined;
    return device === undefined ? where : t('past.replay.device', { where, device });
  };
}
