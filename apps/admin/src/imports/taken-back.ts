import type { ImportRow } from '@balcao/contracts';

/** The sentence about an import that was undone, or redone; undefined where neither was. */
export function takenBackIn({ status, isRedone }: ImportRow) {
  if (status === 'undone') return 'imports.undone' as const;
  return isRedone === true ? ('imports.redone' as const) : undefined;
}
