import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { askToConfirm } from '../boot/confirm.js';
import { useSlice } from '../boot/slice.js';
import { addForm, isAnyUnsaved, unsavedForms, type IsUnsaved } from '../boot/unsaved-forms.js';
import { useMessages } from '../i18n/use-messages.js';
import type { Way } from './arrival.js';

const isLeadingOn = (state: unknown): boolean => (state as Way | null)?.isLeadingOn === true;

/** Asks before the page is left while the form has unsaved changes. */
export function useUnsaved(isUnsaved: IsUnsaved): void {
  // An effect's event would not do: others ask while they are rendered.
  const latest = useRef(isUnsaved);
  useEffect(() => {
    latest.current = isUnsaved;
  });
  useEffect(() => addForm(() => latest.current()), []);
}

/**
 * Asks before Back, a link or a closed tab loses what a form holds. Absent where no form is open:
 * the router heeds one question at a time, and the editor of documents has its own.
 */
export function LeavingQuestion(): ReactNode {
  const { forms } = useSlice(unsavedForms);
  return forms.length === 0 ? null : <Question />;
}

/** The question whether unsaved changes may be lost. */
export function useAskToLeave(): () => Promise<boolean> {
  const t = useMessages();
  return useCallback(() => {
    const title = t('layout.leaving.title');
    const message = t('layout.leaving.message');
    const [yes, no] = [t('layout.leaving.leave'), t('layout.leaving.stay')];
    return askToConfirm({ title, message, yes, no, isDestructive: true });
  }, [t]);
}

function Question(): ReactNode {
  const ask = useAskToLeave();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      from.pathname !== to.pathname && !isLeadingOn(to.state) && isAnyUnsaved(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask().then((isYes) => {
      if (isYes) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, ask]);
  useEffect(() => {
    unsavedForms.merge({ ask });
    return () => {
      unsavedForms.merge({ ask: undefined });
    };
  }, [ask]);
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
