import { refused, type RefusalTable } from './table.js';

const unknown = 'approvalRequest.notOpen';
const freight = {
  type: 'RecordExpense',
  id: 'FRETE',
  categoryId: 'expense_energy',
  description: 'Frete',
  amountMinor: 100,
  vatId: 'vat_NOR',
} as const;

/** What is refused of asking for approvals and deciding on them. */
export const approvingRefusals: RefusalTable<'approving'> = {
  RequestApproval: [
    refused(
      { wanted: { type: 'CloseSeries', id: 'FT_2026' } as never, reason: 'Cliente antigo' },
      'approvalRequest.notOfThis',
    ),
    refused({ wanted: freight, reason: 'Urgente' }, 'approvalRequest.notNeeded'),
    refused({ wanted: freight, reason: ' ' }, 'field.required', 'reason', { field: 'reason' }),
  ],
  GrantApproval: [refused({ id: 'none' }, unknown)],
  RefuseApproval: [refused({ id: 'none', reason: 'Já está pago' }, unknown)],
  WithdrawApproval: [refused({ id: 'none' }, unknown)],
};
