import './pos.css';
import './offline.css';
import './page/dialog.css';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { isFromDevice, rememberOnDevice } from '../boot/device-session.js';
import { fetchedAhead, loadLater } from '../routing/fetched-ahead.js';
import { fetchNow } from '../routing/lazy-screen.js';
import { Spinner } from '../routing/Spinner.js';
import { company, session } from '../boot/session-state.js';
import { usePart, useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { usePlace } from '../routing/place.js';
import { followInstallOffer, keepTill } from './install/install-till.js';
import { Keypad } from './keypad/later-keypad.js';
import {
  Lock,
  NewVersion,
  OpenShift,
  OtherTab,
  ShiftPage,
  TillChoice,
  TillElsewhere,
} from './later-parts.js';
import { AskedDialog } from './page/later-asked.js';
import { SellingPage } from './page/SellingPage.js';
import { TillBar } from './page/TillBar.js';
import { TillNotices } from './page/TillNotices.js';
import { useScanGuard } from './scan/use-scan-guard.js';
import { isTouched } from './shift/touch.js';
import { openTill, type OpenTill } from './till/open-till.js';
import { TillContext, useTill } from './till/till-context.js';

// Who goes on to sign out without a network is told how much the till has not sent.
fetchedAhead(async () => import('../till-store/leave-till.js'));

/** The point of sale: a separate page without the back office frame. */
export function PosApp(): ReactNode {
  const { id } = useSlice(company);
  const { info } = useSlice(session);
  const [takeOvers, setTakeOvers] = useState(0);
  const till = useOpenTill(id, takeOvers);
  useEffect(() => {
    void fetchNow(AskedDialog);
    keepTill();
    return followInstallOffer();
  }, []);
  useEffect(() => {
    if (info !== null && id !== null && !isFromDevice(info)) rememberOnDevice(info, id);
  }, [info, id]);
  return (
    <>
      <link rel="manifest" href="/till.webmanifest" />
      {till === undefined ? (
        <Spinner />
      ) : till === 'noStore' ? (
        <NoStore />
      ) : (
        <TillContext value={till}>
          <Suspense fallback={<Spinner />}>
            <Frame
              till={till}
              onTakeOver={() => {
                setTakeOvers(takeOvers + 1);
              }}
            />
          </Suspense>
        </TillContext>
      )}
    </>
  );
}

function NoStore(): ReactNode {
  const t = useMessages();
  return (
    <div className="lost" role="alert">
      <p>{t('till.noStore')}</p>
    </div>
  );
}

type Opened = OpenTill | 'noStore';

/** The company's till; two tabs may take it from each other repeatedly. */
function useOpenTill(companyId: string | null, takeOvers: number): Opened | undefined {
  const [till, setTill] = useState<Opened>();
  useEffect(() => {
    if (companyId === null) return undefined;
    let isOver = false;
    let opened: OpenTill | undefined;
    openTill(companyId, takeOvers > 0).then(
      (open) => {
        opened = open;
        if (isOver) open.close();
        else setTill(open);
      },
      (error: unknown) => {
        console.error(error);
        if (!isOver) setTill('noStore');
      },
    );
    return () => {
      isOver = true;
      opened?.close();
      setTill(undefined);
    };
  }, [companyId, takeOvers]);
  return till;
}

interface FrameProps {
  readonly till: OpenTill;
  /** Takes the till from another tab. */
  readonly onTakeOver: () => void;
}

function Frame({ till, onTakeOver }: FrameProps): ReactNode {
  const t = useMessages();
  const { view, state } = till.session;
  const phase = usePart(view, (shown) => shown.phase);
  const refusal = usePart(view, (shown) => shown.refusal);
  const isLocked = usePart(state, (known) => known.isLocked);
  const hasBegun = usePart(state, ({ start }) => start !== null);
  const main = useRef<HTMLElement>(null);
  useScanGuard();
  useEffect(() => {
    document.title = `${t('app.till')} · Balcão`;
  }, [t]);
  return (
    <div className="pos">
      <TillBar />
      <TillNotices />
      <NewVersion />
      <main ref={main} className="pos__main">
        {phase === 'opening' && refusal === null ? <Spinner /> : null}
        {phase === 'otherTab' ? <OtherTab onTakeOver={onTakeOver} /> : null}
        {phase === 'noRegister' && hasBegun ? <TillChoice /> : null}
        {phase === 'elsewhere' ? <TillElsewhere /> : null}
        {phase === 'noShift' ? <OpenShift /> : null}
        {phase === 'selling' && !isLocked ? <Selling /> : null}
        {phase === 'selling' ? <Lock /> : null}
        {isTouched() ? <Keypad within={main} /> : null}
      </main>
    </div>
  );
}

const keepingStock = fetchedAhead(async () => (await import('./stock/kept-stock.js')).keepStock);

function Selling(): ReactNode {
  const till = useTill();
  useEffect(loadLater, []);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    keepingStock().then((keepStock) => {
      if (!isOver) stop = keepStock(till);
    }, console.error);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [till]);
  const { path } = usePlace();
  return path.endsWith('/shift') ? <ShiftPage /> : <SellingPage />;
}
