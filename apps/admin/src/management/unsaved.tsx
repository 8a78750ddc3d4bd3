import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { askToConfirm } from '../boot/confirm.js';
import { createSlice, useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import type { Way } from './arrival.js';

type IsUnsaved = () => boolean;

const isLeadingOn = (state: unknown): boolean => (state as Way | null)?.isLeadingOn === true;

/** Of each form on the page, what tells whether something in it would be lost. */
const open = createSlice<{ readonly forms: readonly IsUnsaved[] }>({ forms: [] });

const isAnyUnsaved = (): boolean => open.get().forms.some((isUnsaved) => isUnsaved());

/** While this form holds what is not saved, its page is not left without a question. */
export function useUnsaved(isUnsaved: IsUnsaved): void {
  const asked = useEffectEvent(isUnsaved);
  useEffect(() => {
    const form: IsUnsaved = () => asked();
    open.merge({ forms: [...open.get().forms, form] });
    return () => {
      open.merge({ forms: open.get().forms.filter((other) => other !== form) });
    };
  }, []);
}

/**
 * Asks before Back, a link or a closed tab loses what a form holds. Absent where no form is open:
 * the router heeds one question at a time, and the editor of documents has its own.
 */
export function LeavingQuestion(): ReactNode {
  const { forms } = useSlice(open);
  return forms.length === 0 ? null : <Question />;
}

function Question(): ReactNode {
  const t = useMessages();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      from.pathname !== to.pathname && !isLeadingOn(to.state) && isAnyUnsaved(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const title = t('management.discardTitle');
    const message = t('management.discardMessage');
    void askToConfirm({ title, message, isDestructive: true }).then((isYes) => {
      if (isYes) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, t]);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (isAnyUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', onUnload);
    return () => {
      removeEventListener('beforeunload', onUnload);
    };
  }, []);
  return null;
}
