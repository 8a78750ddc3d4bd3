import './shell.css';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageOnItsWay } from './lazy-page.js';
import { ScreenBoundary, lazyScreen } from '../routing/lazy-screen.js';
import { useSlice } from '../boot/slice.js';
import { ExplainWhenAsked } from '../explain/ExplainWhenAsked.js';
import { approvalAsked } from '../http/approval.js';
import { withMessages } from '../i18n/messages.js';
import { useMessages } from '../i18n/use-messages.js';
import { LeavingQuestion } from '../management/unsaved.js';
import { PastStrip } from '../past/PastStrip.js';
import { pastDialog } from '../past/past-dialog.js';
import { SheetByKey } from '../shortcuts/SheetByKey.js';
import { showKeysWhileAltIsHeld } from '../shortcuts/hold-alt.js';
import { listenForShortcuts } from '../shortcuts/shortcuts.js';
import { ClosedStrip } from './ClosedStrip.js';
import { DemoStrip } from './DemoStrip.js';
import { ConnectionStrip } from './ConnectionStrip.js';
import { NotificationBridge } from './NotificationBridge.js';
import { pageOf } from '../layout/page-of.js';
import { SetUpStrip } from './SetUpStrip.js';
import { RememberedPages, Sidebar } from './Sidebar.js';
import { TopBar } from './TopBar.js';
import { useBeginAtTop } from './use-begin-at-top.js';

/** Where the menu stands at the side; narrower, it is opened from the bar (shell.css). */
const WIDE = 'not all and (max-width: 1000px)';

const PastDialog = lazyScreen(
  withMessages('screens', async () => (await import('../past/PastDialog.js')).PastDialog),
);
const ApprovalDialog = lazyScreen(
  withMessages('screens', async () => (await import('./ApprovalDialog.js')).ApprovalDialog),
);

// The same elements at each rendering: a page that changes draws nothing around it again.
const sidebar = <Sidebar />;
const strips = (
  <>
    <ConnectionStrip />
    <DemoStrip />
    <ClosedStrip />
    <SetUpStrip />
    <PastStrip />
  </>
);
const unseen = (
  <>
    <LeavingQuestion />
    <NotificationBridge />
    <RememberedPages />
    <ApprovalWhenAsked />
    <PastWhenChosen />
    <ExplainWhenAsked />
    <SheetByKey />
  </>
);

/** The frame around every page: menu at the side, bar on top, the page itself. */
export function Layout({ children }: { readonly children?: ReactNode }): ReactNode {
  const t = useMessages();
  const { pathname } = useLocation();
  // Open for one path alone: following a link closes the menu.
  const [menuPath, setMenuPath] = useState<string>();
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  useBeginAtTop();
  useEffect(listenForShortcuts, []);
  useEffect(showKeysWhileAltIsHeld, []);
  const bar = useMemo(() => {
    const open = (): void => {
      setMenuPath(pathname);
    };
    return <TopBar onMenu={open} />;
  }, [pathname]);
  return (
    <div className="shell">
      <a className="button button--contained shell__skip" href="#content">
        {t('layout.skipToContent')}
      </a>
      {isWide ? <aside className="shell__side">{sidebar}</aside> : null}
      <Drawer
        open={menuPath === pathname}
        onClose={() => {
          setMenuPath(undefined);
        }}
        slotProps={{ paper: { sx: { width: 280 }, 'aria-label': t('layout.mainMenu') } }}
      >
        {sidebar}
      </Drawer>
      <div className="shell__body">
        {bar}
        {strips}
        <main id="content" className="shell__content" tabIndex={-1}>
          <ScreenBoundary key={pageOf(pathname)}>
            <Suspense fallback={<PageOnItsWay />}>{children}</Suspense>
          </ScreenBoundary>
        </main>
      </div>
      {unseen}
    </div>
  );
}

/** Loaded when somebody looks back, and no sooner. */
function PastWhenChosen(): ReactNode {
  const { isOpen } = useSlice(pastDialog);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <PastDialog />
    </Suspense>
  );
}

/** Loaded when a command needs somebody's approval, and no sooner. */
function ApprovalWhenAsked(): ReactNode {
  const { current } = useSlice(approvalAsked);
  if (current === null) return null;
  return (
    <Suspense fallback={null}>
      <ApprovalDialog />
    </Suspense>
  );
}
