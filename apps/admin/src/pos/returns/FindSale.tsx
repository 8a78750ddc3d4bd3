import { useEffect, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { sayProblem } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import { lazyScreen } from '../../routing/lazy-screen.js';
import { needMessages } from '../../i18n/messages.js';
import { CodeInput } from '../keypad/CodeInput.js';
import { NativeDialog } from '../page/NativeDialog.js';
import { usePosState, useStart, useTill, useTillView } from '../till/till-context.js';
import { isEntered } from '../scan/scan-guard.js';
import { DayField } from './DayField.js';
import { documentIn } from './document-in.js';
import {
  allSales,
  bothSales,
  FOUND_MAX,
  ownSales,
  saleOf,
  type FoundSale,
  type SaleQuery,
  type SalesOf,
} from './find-sales.js';
import type { KeptSale } from './kept-sales.js';
import { SaleDialog } from './SaleDialog.js';
import { useMoment } from './use-moment.js';

const TakeBack = lazyScreen(async () => {
  const [{ TakeBack: Screen }] = await Promise.all([
    import('../take-back/TakeBack.js'),
    needMessages('takeBack'),
  ]);
  return Screen;
});

/** Pause in typing before the server is asked, in milliseconds. */
const REST_MS = 200;

interface FindSaleProps {
  /** The scanned document. */
  readonly documentId: string | undefined;
  readonly onClose: () => void;
}

/** Finds a sale by number, scanned receipt, client or day, and offers its actions. */
export function FindSale({ documentId, onClose }: FindSaleProps): ReactNode {
  const { sale, open } = useOpenedSale(documentId);
  const [isLost, setLost] = useState(false);
  if (isLost) return <TakeBack onClose={onClose} />;
  return sale === undefined ? (
    <Search
      first={documentId ?? ''}
      onOpen={open}
      onLost={() => {
        setLost(true);
      }}
      onClose={onClose}
    />
  ) : (
    <SaleDialog sale={sale} onClose={onClose} />
  );
}

function useOpenedSale(first: string | undefined) {
  const sales = useSalesOf();
  const [sale, setSale] = useState<KeptSale>();
  const open = (documentId: string): void => {
    saleOf(sales, documentId).then(setSale, (error: unknown) => {
      sayProblem(error);
    });
  };
  useEffect(() => {
    if (first === undefined) return;
    saleOf(sales, first).then(setSale, () => undefined);
  }, [first, sales]);
  return { sale, open };
}

/** Only those of the open shift, if the cashier may not see others. */
function useSalesOf(): SalesOf {
  const till = useTill();
  const { currentShiftOnly } = useStart();
  const { shift } = usePosState();
  const shiftId = currentShiftOnly === true ? (shift?.id ?? '') : undefined;
  return useMemo(() => {
    const { companyId, database } = till;
    return { companyId, database, shiftId, dayOf: (at) => till.dayOf(at) };
  }, [till, shiftId]);
}

/** Matching sales on the device and on the server. */
function useFound(query: SaleQuery): readonly FoundSale[] {
  const sales = useSalesOf();
  const { companyId } = sales;
  const { isOnline } = useTillView();
  const [found, setFound] = useState<readonly FoundSale[]>([]);
  const { words, on } = query;
  useEffect(() => {
    const asking = new AbortController();
    void ownSales(sales, { words, on }).then((own) => {
      if (!asking.signal.aborted) setFound(own);
    });
    if (!isOnline) return;
    const timer = setTimeout(() => {
      allSales(companyId, { words, on }, asking.signal).then(
        (all) => {
          setFound((own) => bothSales(own, all, sales));
        },
        // What the device knows stays on the list.
        () => undefined,
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [words, on, isOnline, companyId, sales]);
  return found;
}

interface SearchProps {
  readonly first: string;
  readonly onOpen: (documentId: string) => void;
  /** No sale can be found: the goods are returned without one. */
  readonly onLost: () => void;
  readonly onClose: () => void;
}

function Search({ first, onOpen, onLost, onClose }: SearchProps): ReactNode {
  const t = useMessages();
  const { isOnline } = useTillView();
  const [query, setQuery] = useState<SaleQuery>({ words: first, on: '' });
  const [active, setActive] = useState(0);
  const all = useFound(query);
  const found = all.slice(0, FOUND_MAX);
  const change = (part: Partial<SaleQuery>): void => {
    setQuery({ ...query, ...part });
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setActive(Math.max(0, Math.min(found.length - 1, active + step)));
    }
    if (!isEntered(event.nativeEvent)) return;
    event.preventDefault();
    const documentId = documentIn(query.words) ?? found[active]?.documentId;
    if (documentId !== undefined) onOpen(documentId);
  };
  return (
    <NativeDialog title={t('asked.find.title')} onClose={onClose} isWide>
      <div className="pay">
        <div className="pay__pair">
          <label>
            {t('asked.find.words')}
            <CodeInput
              data-first=""
              value={query.words}
              onKeyDown={onKeyDown}
              onChange={({ target }) => {
                change({ words: target.value });
              }}
            />
          </label>
          <DayField
            label={t('asked.find.on')}
            onChange={(on) => {
              change({ on });
            }}
          />
        </div>
        {isOnline ? null : <p className="pay__hint">{t('asked.find.offline')}</p>}
        {found.length === 0 ? <p className="pay__hint">{t('asked.find.none')}</p> : null}
        {all.length > FOUND_MAX ? (
          <p className="pay__hint">{t('asked.find.latest', { count: FOUND_MAX })}</p>
        ) : null}
        <button type="button" className="pay__other" onClick={onLost}>
          {t('asked.find.lost')}
        </button>
        <div className="pos__choices pos__choices--rows">
          {found.map((sale, index) => (
            <Found key={sale.documentId} sale={sale} isActive={index === active} onOpen={onOpen} />
          ))}
        </div>
      </div>
    </NativeDialog>
  );
}

interface FoundProps {
  readonly sale: FoundSale;
  readonly isActive: boolean;
  readonly onOpen: (documentId: string) => void;
}

function Found({ sale, isActive, onOpen }: FoundProps): ReactNode {
  const t = useMessages();
  const { currency } = useStart();
  const moment = useMoment();
  const { documentId, reference, at, clientName, totalMinor } = sale;
  return (
    <button
      type="button"
      data-active={isActive ? '' : undefined}
      onClick={() => {
        onOpen(documentId);
      }}
    >
      <strong>{reference}</strong>
      <small>
        {moment(at)} · {clientName ?? t('pos.ticket.anyClient')}
      </small>
      <Amount minor={totalMinor} currency={currency} />
    </button>
  );
}
