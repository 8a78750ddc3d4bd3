import { absent, conflict, forbidden, invalid, stale } from '../kernel/index.js';

/** A plan is named in both languages: each sentence takes its own. */
export interface NamedPlan {
  plan: string;
  planPt: string;
}

/**
 * Refusals of plans, credits and orders; the `forbidden` ones say what the plan in force does not
 * hold, and meet commands of other contexts too.
 */
export const billingErrors = {
  'billing.belowMinimumRecharge': invalid(),
  'billing.rechargeTooLarge': invalid<{ max: string }>(),
  'billing.planNotSelected': invalid(),
  'billing.planExists': conflict(),
  'billing.planNotFound': absent<{ id: string }>(),
  'billing.trialStays': conflict(),
  'billing.invalidPrice': invalid(),
  'billing.invalidLimit': invalid(),
  'billing.alreadyOnPlan': conflict(),
  'billing.notEnoughCredits': conflict<{ missing: string }>(),
  'billing.stale': stale<{ expected: number; actual: number }>(),
  'billing.nothingToCancel': conflict(),
  'billing.alreadyCancelled': conflict(),
  'billing.notCancelled': conflict(),
  'billing.reactivateFirst': conflict(),
  'billing.noChangeScheduled': conflict(),
  'billing.creditsNotTransferable': conflict(),
  'billing.invalidAdjustment': invalid(),
  'billing.adjustmentBelowZero': conflict<{ credits: string }>(),
  'billing.orderNotFound': absent<{ id: string }>(),
  'billing.orderClosed': conflict(),
  'billing.nothingToPay': conflict(),
  'billing.tooManyOrders': conflict<{ max: number }>(),
  'billing.meansNotOffered': invalid(),
  'billing.phoneOfOtherNetwork': invalid<{ means: string }>(),
  'billing.invalidAmount': invalid(),
  'billing.proofOnlyOfTransfer': conflict(),
  'billing.tooManyProofs': conflict<{ max: number }>(),
  'billing.proofTooLarge': invalid<{ megabytes: number }>(),
  'billing.proofType': invalid(),
  'billing.readOnly': forbidden<NamedPlan>(),
  'billing.usersLimit': forbidden<NamedPlan & { max: number }>(),
  'billing.documentsLimit': forbidden<NamedPlan & { max: number }>(),
  'billing.warehousesLimit': forbidden<NamedPlan & { max: number }>(),
  'billing.cashRegistersLimit': forbidden<NamedPlan & { max: number }>(),
  'billing.apiNotInPlan': forbidden<NamedPlan>(),
};
