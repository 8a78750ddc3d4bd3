import type { AttentionAnswer } from '@balcao/contracts';
import ChevronRight from '@mui/icons-material/ChevronRight';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Explained } from '../../explain/Explained.js';
import { Amount } from '../../fields/Amount.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { useDocumentTypes, useTypeName } from '../../layout/use-document-types.js';
import { addDays, sayDay } from '../../formats/days.js';
import { expiringPath, lateShiftsPath, openPath, outOfStockPath } from '../proof/links.js';
import { figureOfPath } from '../proof/proof-figure.js';

/** Something that waits: what it says, and where it is done. */
export interface Waiting {
  readonly id: string;
  readonly text: string;
  readonly to: string;
  readonly minor?: number;
}

interface AttentionProps {
  readonly attention: AttentionAnswer;
  readonly more?: readonly Waiting[];
}

/** What waits for somebody, each leading to where it is done. */
export function AttentionList({ attention, more = [] }: AttentionProps): ReactNode {
  const t = useMessages();
  const waiting = [...useWaiting(attention), ...more];
  if (waiting.length === 0) return <p className="dash__none">{t('dashboard.attention.none')}</p>;
  return (
    <ul className="rows dash__rows dash__waiting">
      {waiting.map(({ id, text, to, minor }) => (
        <li key={id}>
          <Link to={to}>{text}</Link>
          {minor === undefined ? null : (
            <Explained figure={figureOfPath(to, text)}>
              <Amount minor={minor} currency={attention.currency} />
            </Explained>
          )}
          <ChevronRight fontSize="small" aria-hidden />
        </li>
      ))}
    </ul>
  );
}

type Counted = 'cashBelowZero' | 'lateShifts' | 'outOfStock' | 'toReorder';

function useWaiting(attention: AttentionAnswer): readonly Waiting[] {
  const t = useMessages();
  const language = useLanguage();
  const types = useDocumentTypes();
  const nameOf = useTypeName();
  const {
    drafts = [],
    overdue,
    toReorder = 0,
    outOfStock = 0,
    expiring,
    lateShifts = 0,
    cashBelowZero = 0,
  } = attention;
  const all: (Waiting | undefined)[] = [
    overdue === undefined || overdue.count === 0
      ? undefined
      : {
          id: 'overdue',
          text: t('dashboard.attention.overdue', { smart_count: overdue.count }),
          to: openPath(overdue.typeIds, { to: addDays(attention.today, -1) }, t('dashboard.late')),
          minor: overdue.pendingMinor,
        },
    ...drafts.map(({ typeId, count }): Waiting => {
      const known = types.find(({ id }) => id === typeId);
      const type = known === undefined ? typeId : nameOf(known);
      const text = t('dashboard.attention.draftsOf', { type, smart_count: count });
      return { id: `drafts-${typeId}`, text, to: `/commercial/document/${typeId}/drafts` };
    }),
    counted('lateShifts', lateShifts, lateShiftsPath),
    counted('cashBelowZero', cashBelowZero, '/commercial/treasury_account'),
    counted('outOfStock', outOfStock, outOfStockPath),
    counted('toReorder', toReorder, '/commercial/reorder'),
    expiring === undefined || expiring.count === 0
      ? undefined
      : {
          id: 'expiring',
          text: t('dashboard.attention.expiring', {
            smart_count: expiring.count,
            until: sayDay(expiring.until, language),
          }),
          to: expiringPath(expiring.until),
        },
  ];
  function counted(id: Counted, count: number, to: string) {
    if (count === 0) return undefined;
    return { id, text: t(`dashboard.attention.${id}`, { smart_count: count }), to };
  }
  return all.filter((each) => each !== undefined);
}
