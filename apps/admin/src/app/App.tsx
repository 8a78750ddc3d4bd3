import { Suspense, useEffect, type ReactNode } from 'react';
import { Spinner } from '../routing/Spinner.js';
import { followAddress } from '../boot/location.js';
import { useModeOnPage } from '../boot/use-mode.js';
import { useLanguage } from '../i18n/use-messages.js';
import { followPlace } from '../routing/place.js';
import { AppRoutes } from './AppRoutes.js';
import { ConfirmDialog } from '../entry/ConfirmDialog.js';
import { Snackbars } from '../entry/Snackbars.js';

/** The whole application: its pages, messages and questions above it. */
export function App(): ReactNode {
  useModeOnPage();
  useEffect(followAddress, []);
  useEffect(followPlace, []);
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <Suspense fallback={<Spinner />}>
      <AppRoutes />
      <Snackbars />
      <ConfirmDialog />
    </Suspense>
  );
}
