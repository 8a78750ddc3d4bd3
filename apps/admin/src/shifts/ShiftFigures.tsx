import type { ShiftRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Explained } from '../explain/Explained.js';
import { rowFigure } from '../explain/figure-of.js';
import { Amount } from '../fields/Amount.js';
import { useMessages } from '../i18n/use-messages.js';

interface Figure {
  readonly label: string;
  readonly minor?: number | undefined;
  readonly count?: number | undefined;
  /** The shift's field, where the figure is one. */
  readonly field?: string;
}

/** What a shift comes to, what was counted, and what arrived when it was closed. */
export function ShiftFigures({ shift }: { readonly shift: ShiftRow }): ReactNode {
  const t = useMessages();
  const { counts, amendments } = shift;
  const counted = counts.map(({ number, cashier, countedMinor: minor }): Figure => {
    return { label: t('shifts.countOf', { number, cashier }), minor };
  });
  const late = amendments.map(({ reference = '', kind, totalMinor, cashMinor }): Figure => {
    const minor = kind === 'cash' ? cashMinor : totalMinor;
    return { label: reference === '' ? t('shifts.lateCash') : reference, minor };
  });
  return (
    <>
      <Figures figures={useSums(shift)} shift={shift} />
      <Figures title={t('shifts.byMeans')} figures={useMeans(shift)} />
      <Figures title={t('shifts.byVat')} figures={vatOf(shift)} />
      <Figures title={t('shifts.counts')} figures={counted} />
      <Figures title={t('shifts.documents')} figures={seriesOf(shift)} />
      <Figures title={t('shifts.more')} figures={useMore(shift)} />
      <Figures title={t('shifts.amendments')} figures={late} />
    </>
  );
}

/** The drawer: what should be in it, what was, and what became of it. */
function useSums({ figures, ...shift }: ShiftRow): readonly Figure[] {
  const t = useMessages();
  const { sales, returns, cancelled, cash } = figures ?? {};
  const minus = (minor: number | undefined) => (minor === undefined ? undefined : 0 - minor);
  return [
    {
      label: t('resources.commercial/shifts.fields.floatMinor'),
      minor: shift.floatMinor,
      field: 'floatMinor',
    },
    {
      label: t('shifts.sales'),
      minor: sales?.totalMinor,
      count: sales?.count,
      field: 'salesMinor',
    },
    { label: t('shifts.returns'), minor: minus(returns?.totalMinor), count: returns?.count },
    ...(cancelled === undefined || cancelled.count === 0
      ? []
      : [{ label: t('shifts.cancelled'), minor: minus(cancelled.totalMinor) }]),
    { label: t('shifts.kinds.cashIn'), minor: cash?.inMinor },
    { label: t('shifts.kinds.cashOut'), minor: minus(cash?.outMinor) },
    { label: t('shifts.kinds.cashDrop'), minor: minus(cash?.dropsMinor) },
    { label: t('shifts.expected'), minor: shift.expectedMinor, field: 'expectedMinor' },
    {
      label: t('resources.commercial/shifts.fields.countedMinor'),
      minor: shift.countedMinor,
      field: 'countedMinor',
    },
    { label: t('shifts.difference'), minor: shift.differenceMinor, field: 'differenceMinor' },
    {
      label: t('resources.commercial/shifts.fields.leftMinor'),
      minor: shift.leftMinor,
      field: 'leftMinor',
    },
    { label: t('shifts.deposited'), minor: shift.closing?.deposited?.amountMinor },
  ];
}

/** Each means; what was counted of it where that is something else. */
function useMeans({ figures, closing }: ShiftRow): readonly Figure[] {
  const t = useMessages();
  const differences = new Map(
    closing?.means.map(({ methodId, differenceMinor }) => [methodId, differenceMinor]),
  );
  return (figures?.means ?? []).flatMap(({ methodId, method, salesMinor, refundsMinor }) => {
    const differenceMinor = differences.get(methodId) ?? 0;
    const label = `${method}: ${t('tillShift.close.difference')}`;
    return [
      { label: method, minor: salesMinor - refundsMinor },
      ...(differenceMinor === 0 ? [] : [{ label, minor: differenceMinor }]),
    ];
  });
}

const vatOf = ({ figures }: ShiftRow): readonly Figure[] =>
  (figures?.vat ?? []).map(({ code, rate, vatMinor: minor }) => ({
    label: `${code} ${rate} %`,
    minor,
  }));

const seriesOf = ({ figures }: ShiftRow): readonly Figure[] =>
  (figures?.series ?? []).map(({ first, last, count }) => ({
    label: first === last ? first : `${first} – ${last}`,
    count,
  }));

function useMore({ figures, closing }: ShiftRow): readonly Figure[] {
  const t = useMessages();
  if (figures === undefined) return [];
  return [
    { label: t('shifts.drawerOpenings'), count: figures.drawerOpenings },
    { label: t('shifts.reprints'), count: figures.reprints },
    { label: t('shifts.parked'), count: closing?.parkedCount },
    { label: t('shifts.perpetual'), minor: closing?.perpetualMinor },
  ];
}

interface FiguresProps {
  readonly title?: string;
  readonly figures: readonly Figure[];
  /** Whose figures those with a field are. */
  readonly shift?: ShiftRow;
}

function Figures({ title, figures, shift }: FiguresProps): ReactNode {
  const known = figures.filter(({ minor, count }) => minor !== undefined || count !== undefined);
  if (known.length === 0) return null;
  return (
    <section className="shift__figures">
      {title === undefined ? null : <h2>{title}</h2>}
      <dl>
        {known.map(({ label, minor, count, field }, index) => (
          <div key={`${index} ${label}`}>
            <dt>
              {label}
              {minor === undefined || count === undefined ? null : (
                <span className="shift__told"> × {count}</span>
              )}
            </dt>
            <dd>
              {minor === undefined ? (
                count
              ) : (
                <Explained
                  figure={
                    shift === undefined || field === undefined
                      ? undefined
                      : rowFigure('shifts', field, shift.id, label)
                  }
                >
                  <Amount minor={minor} />
                </Explained>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
