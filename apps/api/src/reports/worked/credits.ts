import type { Row } from '@balcao/read-store';
import type { Subscriptions } from '../../billing/subscriptions.js';
import { localInstant } from '../../exporting/local-instant.js';
import type { AskedReport } from '../asked-report.js';

/** What came to the company's credits and left them; nothing where the product is free. */
export async function credits(
  subscriptions: Subscriptions,
  { companyId, timeZone }: AskedReport,
): Promise<readonly Row[]> {
  if (!subscriptions.isBilled) return [];
  const { state } = await subscriptions.find(companyId);
  return state.ledger.map(({ revision, at, kind, amountMinor, balanceMinor, note }) => ({
    id: String(revision).padStart(12, '0'),
    revision,
    on: localInstant(at, timeZone).slice(0, 10),
    kind,
    ...(note !== undefined && { description: note }),
    amountMinor,
    runningMinor: balanceMinor,
  }));
}
