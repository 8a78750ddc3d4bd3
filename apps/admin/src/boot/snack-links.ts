import type { ScreenMessageKey } from '@balcao/messages';

/** A page of ours that a message leads to. */
export interface SnackLink {
  /** Below the language's prefix. */
  readonly path: string;
  readonly label: ScreenMessageKey;
}

const subscription: SnackLink = { path: '/subscription', label: 'app.links.subscription' };
const plans: SnackLink = { path: '/plans', label: 'app.links.plans' };

/** Where a refusal is mended, by its code. */
const linksOfCodes: Readonly<Record<string, SnackLink>> = {
  'billing.readOnly': subscription,
  'billing.usersLimit': plans,
  'billing.documentsLimit': plans,
  'billing.warehousesLimit': plans,
  'billing.cashRegistersLimit': plans,
  'billing.apiNotInPlan': plans,
};

const linksOfMessages = new Map<string, SnackLink>();

/** Notes where a refusal leads, for whoever shows its sentence, knowing no more of it than that. */
export function noteSnackLink(code: string, message: string): void {
  const link = linksOfCodes[code];
  if (link !== undefined) linksOfMessages.set(message, link);
}

export const snackLinkOf = (message: string): SnackLink | undefined => linksOfMessages.get(message);
