import '../layout/cards.css';
import './scanner.css';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { useCompany } from '../admin/use-company.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { LearnAffixes } from './LearnAffixes.js';
import { ScanReceiver, SILENCE_MS, type ReceivedScan } from './received-scan.js';
import { ScanFacts } from './ScanFacts.js';

/** Shows what a scanner sends, what it says, and what comes of it; nothing is sold or counted. */
export function ScannerTest(): ReactNode {
  const t = useMessages();
  const mayView = useMay('catalog.view');
  const { data: company } = useCompany();
  const [scan, setScan] = useState<ReceivedScan>();
  // What was learnt holds for the scan in sight, too.
  const [learnt, setLearnt] = useState(0);
  useReceived(setScan, mayView);
  if (!mayView) return <AccessDenied permission="catalog.view" />;
  const schemes = company?.settings.scaleBarcodes ?? [];
  return (
    <>
      <PageTitle>{t('layout.pages.scanner')}</PageTitle>
      <section className="card scanner">
        <p>{t('officeMore.scanner.intro')}</p>
        <p role="status" className="scanner__waiting">
          {t(`officeMore.scanner.${scan === undefined ? 'waiting' : 'again'}`)}
        </p>
        {scan === undefined ? null : (
          <>
            <ScanFacts key={learnt} scan={scan} schemes={schemes} />
            <LearnAffixes
              scan={scan}
              onLearnt={() => {
                setLearnt(learnt + 1);
              }}
            />
          </>
        )}
      </section>
    </>
  );
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Hears every key that is not typed into a field of the page. */
function useReceived(take: (scan: ReceivedScan) => void, isEnabled: boolean): void {
  const onScan = useEffectEvent(take);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const receiver = new ScanReceiver();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const onKey = (event: KeyboardEvent): void => {
      const { key, timeStamp: at, ctrlKey: isControl, altKey, metaKey, target } = event;
      if (isField(target) || altKey || metaKey) return;
      const scan = receiver.press({ key, at, isControl });
      clearTimeout(silence);
      if (scan === undefined) {
        silence = setTimeout(() => {
          const left = receiver.end();
          if (left !== undefined) onScan(left);
        }, SILENCE_MS);
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      onScan(scan);
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      clearTimeout(silence);
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, [isEnabled]);
}
