import { isAnyUnsaved } from '../boot/unsaved-forms.js';

const allowedSo = new Set<string>();

/**
 * Whether something is allowed, or was since the page was opened, which holds what is not saved: a
 * right that goes takes nothing typed with it, and saving says what is missing.
 */
export function stillAllowed(asked: string, isAllowed: boolean): boolean {
  if (isAllowed) allowedSo.add(asked);
  return isAllowed || (allowedSo.has(asked) && isAnyUnsaved());
}
