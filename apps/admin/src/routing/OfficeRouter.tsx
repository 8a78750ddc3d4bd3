import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { address } from '../boot/location.js';
import { useSlice } from '../boot/slice.js';
import { notePlace } from './place.js';

interface OfficeRouterProps {
  /** The whole back office. */
  readonly office: ComponentType;
}

/**
 * The router of the back office, which alone needs all that it can do: loaded with it, so that the
 * till and the pages without a session are spared its size. One per language prefix.
 */
export function OfficeRouter({ office }: OfficeRouterProps): ReactNode {
  const { prefix } = useSlice(address);
  const basename = prefix === undefined ? '/' : `/${prefix}`;
  return <PrefixRouter key={basename} basename={basename} office={office} />;
}

interface PrefixRouterProps extends OfficeRouterProps {
  readonly basename: string;
}

function PrefixRouter({ basename, office: Office }: PrefixRouterProps): ReactNode {
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <Office /> }], { basename }),
  );
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    const stop = router.subscribe(notePlace);
    return () => {
      stop();
      isShown.current = false;
      // React's strict mode takes what it shows first away once, and shows it again.
      setTimeout(() => {
        if (!isShown.current) router.dispose();
      });
    };
  }, [router]);
  return <RouterProvider router={router} />;
}
