import { showMinor } from '@balcao/messages';
import { handedMinor, type PaymentRowContent } from '@balcao/domain';
import type { TillApproval, TillCashier, TillStart } from '@balcao/contracts';
import { showSnack } from '../../boot/snack.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { useTill } from '../till/till-context.js';
import { askForApproval } from './approval-asked.js';

type CashLimits = Pick<TillCashier, 'cashRefundMinor' | 'cashOutMinor'>;

/** Cash leaving the drawer: a refund, or cash out without a sale; minor units. */
export interface LeavingCash {
  readonly as: 'refund' | 'out';
  readonly cashMinor: number;
}

/** The limit that the cash exceeds, in minor units; undefined if within limits. */
export function exceededBy({ as, cashMinor }: LeavingCash, limits: CashLimits): number | undefined {
  const limitMinor = as === 'refund' ? limits.cashRefundMinor : limits.cashOutMinor;
  return limitMinor !== undefined && cashMinor > limitMinor ? limitMinor : undefined;
}

/** The cash part of the rows as rounded, in minor units. */
export const cashIn = (
  methods: TillStart['methods'],
  rows: readonly Pick<PaymentRowContent, 'methodId' | 'amountMinor' | 'roundingMinor'>[],
): number =>
  rows
    .filter((row) => methods.some(({ id, kind }) => id === row.methodId && kind === 'cash'))
    .reduce((sum, row) => sum + handedMinor(row), 0);

interface Asked extends LeavingCash {
  /** The record that the approval names: return, document or shift. */
  readonly subjectId: string;
  /** Another action to approve with it, as a sentence. */
  readonly also?: string | undefined;
}

/**
 * Allows cash out within the cashier's limits, above them with a supervisor's PIN, and refuses it
 * otherwise.
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
