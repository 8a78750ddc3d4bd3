import './pos.css';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Spinner } from '../boot/lazy-screen.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { SellingPage } from './page/SellingPage.js';
import { TillBar } from './page/TillBar.js';
import { OpenShift } from './shift/OpenShift.js';
import { ShiftPage } from './shift/ShiftPage.js';
import { openTill, type OpenTill } from './till/open-till.js';
import { TillContext } from './till/till-context.js';
import { TillChoice } from './page/TillChoice.js';
import { TillElsewhere } from './page/TillElsewhere.js';

/** The point of sale: a page of its own, without the frame of the back office. */
export function PosApp(): ReactNode {
  const { id } = useSlice(company);
  const till = useOpenTill(id);
  return till === undefined ? (
    <Spinner />
  ) : (
    <TillContext value={till}>
      <Suspense fallback={<Spinner />}>
        <Frame till={till} />
      </Suspense>
    </TillContext>
  );
}

function useOpenTill(companyId: string | null): OpenTill | undefined {
  const [till, setTill] = useState<OpenTill>();
  useEffect(() => {
    if (companyId === null) return undefined;
    let isOver = false;
    let opened: OpenTill | undefined;
    void openTill(companyId).then((open) => {
      opened = open;
      if (isOver) open.close();
      else setTill(open);
    });
    return () => {
      isOver = true;
      opened?.close();
      setTill(undefined);
    };
  }, [companyId]);
  return till;
}

function Frame({ till }: { readonly till: OpenTill }): ReactNode {
  const t = useMessages();
  const { phase, refusal } = useSlice(till.session.view);
  const { start } = useSlice(till.session.state);
  useEffect(() => {
    document.title = `${t('pos.title')} · Balcão`;
  }, [t]);
  return (
    <div className="pos">
      <TillBar />
      <main className="pos__main">
        {refusal === null ? null : (
          <p className="pos__notice" role="alert">
            {refusal}
          </p>
        )}
        {phase === 'opening' && refusal === null ? <Spinner /> : null}
        {phase === 'otherTab' ? <p className="pos__notice">{t('pos.otherTab')}</p> : null}
        {phase === 'noRegister' && start !== null ? <TillChoice /> : null}
        {phase === 'elsewhere' ? <TillElsewhere /> : null}
        {phase === 'noShift' ? <OpenShift /> : null}
        {phase === 'selling' ? <Selling /> : null}
      </main>
    </div>
  );
}

function Selling(): ReactNode {
  const { pathname } = useLocation();
  return pathname.endsWith('/shift') ? <ShiftPage /> : <SellingPage />;
}
