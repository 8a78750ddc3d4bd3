import type { ScreenMessageKey } from '@balcao/messages';

/** A page of ours that a message leads to. */
export interface SnackLink {
  /** Below the language's prefix. */
  readonly path: string;
  readonly label: ScreenMessageKey;
}

const subscription: SnackLink = { path: '/subscription', label: 'app.links.subscription' };
const plans: SnackLink = { path: '/plans', label: 'app.links.plans' };

/** Where the cause of a refusal can be fixed, by its code. */
const linksOfCodes: Readonly<Record<string, SnackLink>> = {
  'billing.readOnly': subscription,
  'billing.usersLimit': plans,
  'billing.documentsLimit': plans,
  'billing.warehousesLimit': plans,
  'billing.cashRegistersLimit': plans,
  'billing.apiNotInPlan': plans,
};

const linksOfMessages = new Map<string, SnackLink>();

/** Notes where a refusal leads, for the component that only knows its sentence. */
export function noteSnackLink(code: string, message: string): void {
  const link = linksOfCodes[code];
  if (link !== undefined) linksOfMessages.set(message, link);
}

export const snackLinkOf = (message: string): SnackLink | undefined => linksOfMessages.get(message);
