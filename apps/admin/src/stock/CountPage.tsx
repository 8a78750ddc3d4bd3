import '../theme/management.css';
import './count.css';
import { countSheetColumns, type StockCountRow } from '@balcao/contracts';
import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { Explained } from '../explain/Explained.js';
import { rowFigure } from '../explain/figure-of.js';
import { Amount } from '../fields/Amount.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { RecordTitle } from '../layout/page-title.js';
import { BackToList } from '../management/BackToList.js';
import { PageSteps } from '../management/PageSteps.js';
import { useExport } from '../management/use-export.js';
import { UnreadRecord } from '../management/UnreadRecord.js';
import { CountButtons } from './CountButtons.js';
import { CountState } from './CountState.js';
import { Counting } from './Counting.js';
import { stillUnsaved, type TypedCounts } from './typed-counts.js';

/** One count: what it lists, what was found, and what becomes of the differences. */
export function CountPage(): ReactNode {
  const { id = '' } = useParams();
  const mayView = useMay('stock.view');
  const options = { enabled: mayView };
  const { data, error, refetch } = useGetOne<StockCountRow>(
    'commercial/stock_counts',
    { id },
    options,
  );
  if (!mayView) return <AccessDenied permission="stock.view" />;
  if (data !== undefined) return <Count count={data} />;
  return <UnreadRecord error={error} refetch={refetch} />;
}

/** As they are listed. */
const counts = {
  resource: 'commercial/stock_counts',
  sort: { field: 'number', order: 'DESC' },
  filters: {},
} as const;

function Count({ count }: { readonly count: StockCountRow }): ReactNode {
  const { number, state, warehouseName, varianceMinor } = count;
  const t = useMessages();
  const mayCount = useMay('stock.count');
  const isOpen = state === 'open' && mayCount;
  const [typed, setTyped] = useState<TypedCounts>({});
  const leaveOut = (saved: TypedCounts): void => {
    setTyped((now) => stillUnsaved(now, saved));
  };
  return (
    <>
      <div className="count__head">
        <BackToList to={`/${counts.resource}`} id={count.id} />
        <RecordTitle>{t('stock.count.title', { number })}</RecordTitle>
        <CountState state={state} />
        <span>{warehouseName}</span>
        {varianceMinor === undefined ? null : (
          <span>
            {t('stock.count.difference')}{' '}
            <Explained
              figure={rowFigure(
                'stock_counts',
                'varianceMinor',
                count.id,
                `${t('stock.count.difference')} · ${t('stock.count.title', { number })}`,
              )}
            >
              <Amount minor={varianceMinor} />
            </Explained>
          </span>
        )}
        <span className="list__spring" />
        <PageSteps list={counts} id={count.id} />
        <SheetButton count={count} />
        {isOpen ? <CountButtons count={count} typed={typed} onSaved={leaveOut} /> : null}
      </div>
      {isOpen ? <p className="count__hint">{t('stock.count.hint')}</p> : null}
      <Counting
        count={count}
        typed={typed}
        {...(isOpen && {
          onType: (id: string, text: string) => {
            setTyped((before) => ({ ...before, [id]: text }));
          },
          onSaved: leaveOut,
        })}
      />
    </>
  );
}

/** The list to count by hand, on paper. */
function SheetButton({ count }: { readonly count: StockCountRow }): ReactNode {
  const t = useMessages();
  const { progress, run } = useExport({
    api: `stock-counts/${encodeURIComponent(count.id)}/sheet`,
    screen: 'commercial/stock_counts/sheet',
    query: '',
    columns: countSheetColumns,
  });
  return (
    <Button
      startIcon={<Print />}
      disabled={progress !== undefined}
      onClick={() => {
        run('pdf');
      }}
    >
      {t('stock.count.sheet')}
    </Button>
  );
}
