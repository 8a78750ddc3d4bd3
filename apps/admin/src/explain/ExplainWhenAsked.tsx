import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { withMessages } from '../i18n/messages.js';
import { lazyScreen } from '../routing/lazy-screen.js';
import { useSlice } from '../boot/slice.js';
import { useShortcut } from '../shortcuts/shortcuts.js';
import { explaining } from './explaining.js';
import { focusFirstFigure } from './figure-keys.js';

const ExplainPanel = lazyScreen(
  withMessages('screens', async () => (await import('./ExplainPanel.js')).ExplainPanel),
);

/** Loaded when somebody asks why a figure is what it is, and no sooner. */
export function ExplainWhenAsked(): ReactNode {
  const { asked, path } = useSlice(explaining);
  // Following a link renders again; the address of the page is the browser's, its language with it.
  useLocation();
  useShortcut('W', 'explain.key', focusFirstFigure, { place: 'everywhere' });
  if (asked === null || path !== location.pathname) return null;
  return (
    <Suspense fallback={null}>
      <ExplainPanel />
    </Suspense>
  );
}
