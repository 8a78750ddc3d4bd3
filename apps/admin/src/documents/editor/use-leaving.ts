import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { askToConfirm } from '../../boot/confirm.js';
import { useMessages } from '../../i18n/use-messages.js';
import { createPath, draftPath } from '../../routing/document-paths.js';
import { useEditor } from './context.js';
import { forgetSession } from './editor-session.js';

/**
 * Saves before the page is left; if that fails, asks before anything is lost. Tells whether it is
 * being left, when another navigation would replace this one.
 */
export function useLeaving(): boolean {
  const { session, type } = useEditor();
  const { draftId } = session;
  const t = useMessages();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      session.saver.isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      !nextLocation.pathname.endsWith(draftId),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const leave = async (): Promise<void> => {
      const isKept = (await session.saver.flush()) && !session.saver.isDirty;
      if (!isKept) {
        const title = t('layout.leaving.title');
        const message = t('documents.editor.leaveMessage');
        if (!(await askToConfirm({ title, message, isDestructive: true }))) {
          blocker.reset();
          return;
        }
        forgetSession(session);
      } else if (location.pathname.endsWith(createPath(type.id))) {
        // For Back: the router, which is about to leave the entry, need not know.
        const path = location.pathname.replace(createPath(type.id), draftPath(type.id, draftId));
        history.replaceState(history.state, '', path);
      }
      blocker.proceed();
    };
    void leave();
  }, [blocker, session, type, draftId, t]);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (session.saver.isDirty) event.preventDefault();
    };
    addEventListener('beforeunload', onUnload);
    return () => {
      removeEventListener('beforeunload', onUnload);
    };
  }, [session]);
  return blocker.state !== 'unblocked';
}
