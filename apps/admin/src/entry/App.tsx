import { Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Spinner } from '../boot/lazy-screen.js';
import { address, followAddress } from '../boot/location.js';
import { useSlice } from '../boot/slice.js';
import { useModeOnPage } from '../boot/use-mode.js';
import { useLanguage } from '../i18n/use-messages.js';
import { AppRoutes } from './AppRoutes.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { Snackbars } from './Snackbars.js';

/** The whole application: one router per language prefix, messages and questions above it. */
export function App(): ReactNode {
  useModeOnPage();
  useEffect(followAddress, []);
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <Suspense fallback={<Spinner />}>
      <Router />
      <Snackbars />
      <ConfirmDialog />
    </Suspense>
  );
}

function Router(): ReactNode {
  const { prefix } = useSlice(address);
  const router = useMemo(
    () =>
      createBrowserRouter([{ path: '*', element: <AppRoutes /> }], {
        basename: prefix === undefined ? '/' : `/${prefix}`,
      }),
    [prefix],
  );
  return <RouterProvider key={prefix ?? '-'} router={router} />;
}
