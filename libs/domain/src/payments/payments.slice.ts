import { Table, defineSlice } from '../kernel/index.js';
import type { Allocation, PaymentsEvent, RefundData } from './payments.events.js';
import { paymentMethodRegister, type PaymentMethods } from './payments.register.js';
import { withholdingRateRegister, type WithholdingRateFields } from './withholding.register.js';
import type { Register } from '../registers/index.js';

/** What deciding needs of payments beyond their first events, which the journal gives. */
export type PaymentsSlice = {
  readonly methods: PaymentMethods;
  readonly withholdingRates: Register<WithholdingRateFields>;
  /**
   * What a payment or credit note settles, where that is not what it settled at first: only those
   * that were allocated again are here.
   */
  readonly reallocated: Table<readonly Allocation[]>;
  readonly cancelled: Table<true>;
  /** The notes on payments where they were changed; empty where it was taken away. */
  readonly notes: Table<string>;
  /** Money paid back that has not been taken back. */
  readonly refunds: Table<Omit<RefundData, 'rows' | 'till'>>;
};

/** Folds what differs from the first event; a payment that nobody touches costs nothing. */
export const paymentsSlice = defineSlice<PaymentsSlice, PaymentsEvent>({
  create: (undo) => ({
    methods: paymentMethodRegister.create(undo),
    withholdingRates: withholdingRateRegister.create(undo),
    reallocated: new Table(undo),
    cancelled: new Table(undo),
    notes: new Table(undo),
    refunds: new Table(undo),
  }),
  evolve: {
    ...paymentMethodRegister.evolve((slice: PaymentsSlice) => slice.methods),
    ...withholdingRateRegister.evolve((slice: PaymentsSlice) => slice.withholdingRates),
    PaymentRecorded: () => undefined,
    PaymentCancelled: ({ cancelled }, { id }) => {
      cancelled.set(id, true);
    },
    PaymentRestored: ({ cancelled }, { id }) => {
      cancelled.delete(id);
    },
    CreditReallocated: ({ reallocated }, { id, after }) => {
      reallocated.set(id, after);
    },
    PaymentNoteChanged: ({ notes }, { id, after = '' }) => {
      notes.set(id, after);
    },
    RefundRecorded: ({ refunds }, { id, on, partyId, ledger, source, account, entries }) => {
      refunds.set(id, { id, on, partyId, ledger, source, account, entries });
    },
    RefundCancelled: ({ refunds }, { id }) => {
      refunds.delete(id);
    },
  },
});
