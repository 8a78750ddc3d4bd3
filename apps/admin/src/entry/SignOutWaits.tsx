import { useEffect, type ReactNode } from 'react';
import { session } from '../boot/session-state.js';
import { restoreSession } from '../session/session.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { EntryAlert } from './EntryAlert.js';

/** How often the server is asked again whether it can be reached, in milliseconds. */
const AGAIN_MS = 5_000;

/** Says that the server does not know yet of a sign-out, and completes it once it answers. */
export function SignOutWaits(): ReactNode {
  const t = useMessages();
  const { isSigningOut = false } = useSlice(session);
  useEffect(() => {
    if (!isSigningOut) return undefined;
    const again = (): void => void restoreSession().catch(() => undefined);
    const timer = setInterval(again, AGAIN_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [isSigningOut]);
  return isSigningOut ? <EntryAlert isStep>{t('entry.signIn.signOutWaits')}</EntryAlert> : null;
}
