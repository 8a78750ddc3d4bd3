import type { ShiftRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Amount } from '../fields/Amount.js';
import { useMessages } from '../i18n/use-messages.js';

interface Figure {
  readonly label: string;
  readonly minor: number | undefined;
}

/** What a shift comes to, what was counted, and what arrived when it was closed. */
export function ShiftFigures({ shift }: { readonly shift: ShiftRow }): ReactNode {
  const t = useMessages();
  const { figures, counts, amendments, differenceMinor } = shift;
  const counted = counts.map(({ number, cashier, countedMinor: minor }): Figure => {
    return { label: t('shifts.countOf', { number, cashier }), minor };
  });
  const late = amendments.map(({ reference = '', totalMinor: minor }): Figure => {
    return { label: reference, minor };
  });
  const sums: readonly Figure[] = [
    { label: t('resources.commercial/shifts.fields.floatMinor'), minor: shift.floatMinor },
    { label: t('shifts.sales'), minor: figures?.sales.totalMinor },
    { label: t('shifts.returns'), minor: figures?.returns.totalMinor },
    { label: t('shifts.expected'), minor: shift.expectedMinor },
    { label: t('shifts.difference'), minor: differenceMinor },
    { label: t('resources.commercial/shifts.fields.leftMinor'), minor: shift.leftMinor },
  ];
  return (
    <>
      <Figures figures={sums} />
      <Figures title={t('shifts.counts')} figures={counted} />
      <Figures title={t('shifts.amendments')} figures={late} />
    </>
  );
}

function Figures({
  title,
  figures,
}: {
  readonly title?: string;
  readonly figures: readonly Figure[];
}): ReactNode {
  const known = figures.filter(({ minor }) => minor !== undefined);
  if (known.length === 0) return null;
  return (
    <section className="shift__figures">
      {title === undefined ? null : <h2>{title}</h2>}
      <dl>
        {known.map(({ label, minor = 0 }, index) => (
          <div key={`${index} ${label}`}>
            <dt>{label}</dt>
            <dd>
              <Amount minor={minor} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
