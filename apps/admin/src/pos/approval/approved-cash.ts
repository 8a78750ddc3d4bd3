import { showMinor } from '@balcao/messages';
import type { TillApproval, TillCashier, TillStart } from '@balcao/contracts';
import { showSnack } from '../../boot/snack.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { useTill } from '../till/till-context.js';
import { askForApproval } from './approval-asked.js';

type CashLimits = Pick<TillCashier, 'cashRefundMinor' | 'cashOutMinor'>;

/** Cash that leaves the drawer: back to a client, or with no sale behind it; minor units. */
export interface LeavingCash {
  readonly as: 'refund' | 'out';
  readonly cashMinor: number;
}

/** The limit that the cash goes beyond, in minor units; nothing while it may go. */
export function exceededBy({ as, cashMinor }: LeavingCash, limits: CashLimits): number | undefined {
  const limitMinor = as === 'refund' ? limits.cashRefundMinor : limits.cashOutMinor;
  return limitMinor !== undefined && cashMinor > limitMinor ? limitMinor : undefined;
}

/** What of the rows is cash, in minor units. */
export const cashIn = (
  methods: TillStart['methods'],
  rows: readonly { readonly methodId?: string; readonly amountMinor: number }[],
): number =>
  rows
    .filter((row) => methods.some(({ id, kind }) => id === row.methodId && kind === 'cash'))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);

interface Asked extends LeavingCash {
  /** What the approval names: the return, the document or the shift. */
  readonly subjectId: string;
  /** What else of it has to be approved, as a sentence. */
  readonly also?: string | undefined;
}

/**
 * Lets cash go as far as the cashier at the till may, and beyond it with a supervisor's PIN; not at
 * all where nobody approves.
 */
export function useApprovedCash(): (
  asked: Asked,
) => Promise<{ readonly approval?: TillApproval } | undefined> {
  const t = useMessages();
  const language = useLanguage();
  const till = useTill();
  return async ({ subjectId, also, ...leaving }) => {
    const cashier = till.start.cashiers.find(({ id }) => id === till.cashierId);
    const limitMinor = exceededBy(leaving, cashier ?? {});
    const given = showMinor(leaving.cashMinor, language);
    const beyond =
      limitMinor === undefined
        ? undefined
        : t('asked.approval.beyond.cash', { given, limit: showMinor(limitMinor, language) });
    const message = [also, beyond].filter((each) => each !== undefined).join(' ');
    if (message === '') return {};
    const answer = await askForApproval({ message, subjectId });
    if (answer === undefined) return undefined;
    const stillMinor = exceededBy(leaving, answer);
    if (stillMinor === undefined) return { approval: answer.approval };
    const limit = showMinor(stillMinor, language);
    showSnack(t('asked.approval.approverCash', { limit }), 'error');
    return undefined;
  };
}
