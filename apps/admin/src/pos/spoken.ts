import type { ComponentType, ReactNode } from 'react';
import { withMessages } from '../i18n/messages.js';
import { later } from '../routing/later.js';

/** A part with the sentences that only later parts say. */
export const spoken = <T>(load: () => Promise<T>): (() => Promise<T>) =>
  withMessages('tillMore', load);

/** A lazily loaded part of the till, with its sentences. */
export function laterPart<C extends ComponentType<never>>(
  load: () => Promise<C>,
  meanwhile?: ReactNode,
): C;
export function laterPart(
  load: () => Promise<ComponentType<object>>,
  meanwhile?: ReactNode,
): ComponentType<object> {
  return later(spoken(load), meanwhile);
}
