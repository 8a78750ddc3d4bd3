import { useEffect, type ReactNode } from 'react';
import { Link } from '../../routing/Link.js';
import { isPermitted } from '../../session/session.js';
import { useSlice } from '../../boot/slice.js';
import { Amount } from '../../fields/Amount.js';
import { useMessages } from '../../i18n/use-messages.js';
import { partFigure, rowFigure } from '../../explain/figure-of.js';
import { TillFigure } from '../explain/TillFigure.js';
import { usePosState, useStart, useTill } from '../till/till-context.js';
import { lastClosed, noteZPrinted, recallLastClosed } from './last-closed.js';
import { PrintShift } from './PrintShift.js';

/** The counting page is longer than a phone screen, so it scrolls to the result at the top. */
const intoSight = (title: HTMLElement | null): void => {
  if (document.activeElement === document.body) title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'center' });
};

/** The shift last closed on this device: its count and Z. */
export function ClosedShiftCard(): ReactNode {
  const t = useMessages();
  const till = useTill();
  const start = useStart();
  const { cash_register: registerId } = usePosState();
  const { shift } = useSlice(lastClosed);
  useEffect(() => {
    recallLastClosed(till).catch(console.error);
  }, [till]);
  if (shift === null || shift.cashRegisterId !== registerId) return null;
  const register = start.registers.find((each) => each.id === registerId);
  const maySeeFigures =
    register?.showsExpected === true ||
    (shift.isBlind !== true && isPermitted(till.companyId, 'pos.viewExpected'));
  const { id, countedMinor, leftMinor = countedMinor, depositedMinor, expectedMinor } = shift;
  const shownMinor = maySeeFigures ? expectedMinor : undefined;
  const differenceMinor =
    shownMinor === undefined || countedMinor === undefined ? undefined : countedMinor - shownMinor;
  const figures = [
    [t('asked.shift.counted'), countedMinor, 'countedMinor'],
    [t('asked.shift.figures.expected'), shownMinor, 'expectedMinor'],
    [t('tillShift.close.difference'), differenceMinor, 'differenceMinor'],
    [t('tillShift.close.left'), leftMinor, 'leftMinor'],
    [t('tillShift.close.deposited'), depositedMinor, 'depositedMinor'],
  ] as const;
  const figureOf = (field: string, label: string) =>
    rowFigure('shifts', field, id, label) ?? partFigure('shifts', field, id, label);
  return (
    <section className="pos__card" aria-labelledby="closed-shift">
      <h2 ref={intoSight} id="closed-shift" tabIndex={-1}>
        {t('asked.shift.closed')}
      </h2>
      <dl className="shift__figures">
        {figures.map(([label, minor, field]) =>
          minor === undefined ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <TillFigure figure={minor === 0 ? undefined : figureOf(field, label)}>
                  <Amount minor={minor} />
                </TillFigure>
              </dd>
            </div>
          ),
        )}
      </dl>
      {maySeeFigures ? (
        <PrintShift
          id={id}
          label={t('tillShift.z.print')}
          closing={shift.closing}
          wasPrinted={shift.isPrinted === true}
          onPrinted={() => {
            noteZPrinted(till).catch(console.error);
          }}
        />
      ) : (
        <p>{t('tillShift.z.bySupervisor')}</p>
      )}
      <p>
        <Link to={`/commercial/shifts/${id}`}>{t('tillShift.z.open')}</Link>
      </p>
    </section>
  );
}
