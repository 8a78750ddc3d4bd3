import type { ShiftRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Explained } from '../explain/Explained.js';
import type { ExplainedFigure } from '../explain/explaining.js';
import { lessFigure, partFigure, rowFigure } from '../explain/figure-of.js';
import { Amount } from '../fields/Amount.js';
import { useMessages } from '../i18n/use-messages.js';
import { useMethodName } from '../payments/use-method-name.js';

interface Figure {
  readonly label: string;
  readonly minor?: number | undefined;
  readonly count?: number | undefined;
  /** What it is explained by: the shift's field, or a part of its page, and which. */
  readonly field?: string;
  readonly part?: string;
  /** It is taken off. */
  readonly isLess?: true;
}

/** What a shift comes to, what was counted, and what arrived when it was closed. */
export function ShiftFigures({ shift }: { readonly shift: ShiftRow }): ReactNode {
  const t = useMessages();
  const { counts, amendments } = shift;
  const counted = counts.map(({ number, cashier, countedMinor: minor }): Figure => {
    const label = t('shifts.countOf', { number, cashier });
    return { label, minor, field: 'countMinor', part: String(number) };
  });
  const late = amendments.map(({ reference = '', kind, totalMinor, cashMinor }, at): Figure => {
    const minor = kind === 'cash' ? cashMinor : totalMinor;
    const label = reference === '' ? t('shifts.lateCash') : reference;
    return { label, minor, field: 'lateMinor', part: String(at) };
  });
  return (
    <>
      <Figures figures={useSums(shift)} shift={shift} />
      <Figures title={t('shifts.byMeans')} figures={useMeans(shift)} shift={shift} />
      <Figures title={t('shifts.byVat')} figures={vatOf(shift)} shift={shift} />
      <Figures title={t('shifts.counts')} figures={counted} shift={shift} />
      <Figures title={t('shifts.documents')} figures={seriesOf(shift)} />
      <Figures title={t('shifts.more')} figures={useMore(shift)} shift={shift} />
      <Figures title={t('shifts.amendments')} figures={late} shift={shift} />
    </>
  );
}

const opening = (t: ReturnType<typeof useMessages>, minor: number | undefined): Figure => ({
  label: t('resources.commercial/shifts.fields.openingDifferenceMinor'),
  minor,
});

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
    opening(t, shift.openingDifferenceMinor),
    {
      label: t('shifts.sales'),
      minor: sales?.totalMinor,
      count: sales?.count,
      field: 'salesMinor',
    },
    {
      label: t('shifts.returns'),
      field: 'returnsMinor',
      isLess: true,
      minor: minus(returns?.totalMinor),
      count: returns?.count,
    },
    ...(cancelled === undefined || cancelled.count === 0
      ? []
      : [
          {
            ...({ label: t('shifts.cancelled'), field: 'cancelledMinor', isLess: true } as const),
            minor: minus(cancelled.totalMinor),
          },
        ]),
    { label: t('shifts.kinds.cashIn'), minor: cash?.inMinor, field: 'cashInMinor' },
    {
      label: t('shifts.kinds.cashOut'),
      field: 'cashOutMinor',
      isLess: true,
      minor: minus(cash?.outMinor),
    },
    {
      label: t('shifts.kinds.cashDrop'),
      field: 'cashDropsMinor',
      isLess: true,
      minor: minus(cash?.dropsMinor),
    },
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
    {
      label: t('shifts.deposited'),
      minor: shift.closing?.deposited?.amountMinor,
      field: 'depositedMinor',
    },
  ];
}

/** Each means; what was counted of it where that is something else. */
function useMeans({ figures, closing }: ShiftRow): readonly Figure[] {
  const t = useMessages();
  const differences = new Map(
    closing?.means.map(({ methodId, differenceMinor }) => [methodId, differenceMinor]),
  );
  const nameOf = useMethodName(figures?.means ?? []);
  return (figures?.means ?? []).flatMap(({ methodId, method, salesMinor, refundsMinor }) => {
    const differenceMinor = differences.get(methodId) ?? 0;
    const name = nameOf({ methodId, method });
    const label = `${name}: ${t('tillShift.close.difference')}`;
    return [
      { label: name, minor: salesMinor - refundsMinor, field: 'meansMinor', part: methodId },
      ...(differenceMinor === 0 ? [] : [{ label, minor: differenceMinor }]),
    ];
  });
}

const vatOf = ({ figures }: ShiftRow): readonly Figure[] =>
  (figures?.vat ?? []).map(({ vatId, code, rate, vatMinor: minor }) => ({
    label: `${code} ${rate}\u00a0%`,
    minor,
    field: 'vatMinor',
    part: vatId,
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
    { label: t('shifts.rounding'), minor: figures.roundingMinor, field: 'roundingMinor' },
    { label: t('shifts.parked'), count: closing?.parkedCount },
    {
      label: t('shifts.perpetual'),
      minor: closing?.perpetualMinor,
      field: 'perpetualMinor',
    },
  ];
}

/** A field of its own, or what the events at its till add to a figure of its page. */
function figureOf({ id }: ShiftRow, figure: Figure): ExplainedFigure | undefined {
  const { label, field = '', part, isLess, minor } = figure;
  const found =
    rowFigure('shifts', field, id, label) ?? partFigure('shifts', field, id, label, part);
  if (found === undefined || minor === 0) return undefined;
  return isLess === true ? lessFigure(found) : found;
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
        {known.map((figure, index) => (
          <div key={`${index} ${figure.label}`}>
            <dt>
              {figure.label}
              {figure.minor === undefined || figure.count === undefined ? null : (
                <span className="shift__told"> × {figure.count}</span>
              )}
            </dt>
            <dd>
              {figure.minor === undefined ? (
                figure.count
              ) : (
                <Explained figure={shift && figureOf(shift, figure)}>
                  <Amount minor={figure.minor} />
                </Explained>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
