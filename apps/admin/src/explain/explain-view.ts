import type { ExplainAnswer, ExplainGrouping } from '@balcao/contracts';

/** How the events are looked at: one by one, put together, or those since a moment. */
export type ExplainView =
  | { readonly kind: 'events' }
  | { readonly kind: 'groups'; readonly by: ExplainGrouping }
  | { readonly kind: 'since'; readonly at: string };

/** A figure of more events than a page has begins with its documents, the largest first. */
export function firstView(first: ExplainAnswer | undefined): ExplainView {
  const isLong = first?.next !== undefined && first.groupings.includes('document');
  return isLong ? { kind: 'groups', by: 'document' } : { kind: 'events' };
}
