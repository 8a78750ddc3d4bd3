import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { askToConfirm } from '../../boot/confirm.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useEditor } from './context.js';
import { forgetSession } from './editor-session.js';

/** Saves before the page is left; where that fails, asks before anything is lost. */
export function useLeaving(): void {
  const { session } = useEditor();
  const t = useMessages();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      session.saver.isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      !nextLocation.pathname.endsWith(session.draftId),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const leave = async (): Promise<void> => {
      const isKept = (await session.saver.flush()) && !session.saver.isDirty;
      if (!isKept) {
        const title = t('management.discardTitle');
        const message = t('documents.editor.leaveMessage');
        if (!(await askToConfirm({ title, message, isDestructive: true }))) {
          blocker.reset();
          return;
        }
        forgetSession(session);
      }
      blocker.proceed();
    };
    void leave();
  }, [blocker, session, t]);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (session.saver.isDirty) event.preventDefault();
    };
    addEventListener('beforeunload', onUnload);
    return () => {
      removeEventListener('beforeunload', onUnload);
    };
  }, [session]);
}
