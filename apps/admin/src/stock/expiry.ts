import { addDays } from '../formats/days.js';

/** How many days ahead an expiry is warned of. */
export const EXPIRING_DAYS = 30;

/** Whether goods can be sold no longer, or soon cannot; nothing for those that keep. */
export function expiryOf(expiresOn: string, today: string): 'expired' | 'expiring' | undefined {
  if (expiresOn < today) return 'expired';
  return expiresOn <= addDays(today, EXPIRING_DAYS) ? 'expiring' : undefined;
}
