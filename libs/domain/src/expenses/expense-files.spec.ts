import { describe, expect, it } from '@jest/globals';
import { ATTACHMENTS_MAX, ATTACHMENT_BYTES_MAX } from '../documents/index.js';
import type { JournalEvent } from '../events.js';
import { aShop, booksOf, specify } from '../testing/index.js';
import { expensesDeciders } from './expenses.deciders.js';
import { recordExpense } from './record-expense.js';

const past = aShop();
const [recorded] = specify(recordExpense)(...past).when({
  type: 'RecordExpense',
  id: 'exp1',
  categoryId: 'expense_energy',
  description: 'EDM Março',
  amountMinor: 11_600,
}).events;
if (!recorded) throw new Error('the expense is recorded');
const invoice = {
  attachmentId: 'att1',
  blobId: 'attachment_att1',
  name: 'factura-edm.pdf',
  contentType: 'application/pdf',
  size: 48_211,
  sha256: '5f'.repeat(32),
};
const { attachmentId, ...kept } = invoice;
const attachment = { id: attachmentId, ...kept };
const attached: JournalEvent = { type: 'ExpenseFileAttached', data: { id: 'exp1', attachment } };

describe('a file of an expense', () => {
  const given = specify(expensesDeciders.AttachExpenseFile);
  const attach = { type: 'AttachExpenseFile', id: 'exp1', ...invoice } as const;

  it('is kept, once', () => {
    given(...past, recorded)
      .when(attach)
      .then(attached);
    given(...past, recorded, attached)
      .when(attach)
      .thenRefused('document.attachmentExists', { id: 'att1' });
    given(...past)
      .when(attach)
      .thenRefused('record.notFound', { id: 'exp1' });
  });

  it('is bounded in size and number', () => {
    given(...past, recorded)
      .when({ ...attach, size: ATTACHMENT_BYTES_MAX + 1 })
      .thenRefused('document.attachmentTooLarge', { megabytes: 10 });
    const many = Array.from({ length: ATTACHMENTS_MAX }, (_, at): JournalEvent => {
      const data = { id: 'exp1', attachment: { ...attachment, id: `paper${at}` } };
      return { type: 'ExpenseFileAttached', data };
    });
    given(...past, recorded, ...many)
      .when(attach)
      .thenRefused('document.tooManyAttachments', { max: ATTACHMENTS_MAX });
  });

  it('is taken off, and its history names it', () => {
    const detached = { type: 'ExpenseFileDetached', data: { id: 'exp1', attachment } } as const;
    const detach = { type: 'DetachExpenseFile', id: 'exp1', attachmentId } as const;
    const given = specify(expensesDeciders.DetachExpenseFile);
    given(...past, recorded, attached)
      .when(detach)
      .then(detached);
    given(...past, recorded)
      .when(detach)
      .thenRefused('document.attachmentNotFound', { id: 'att1' });
    given(...past)
      .when(detach)
      .thenRefused('record.notFound', { id: 'exp1' });
    const books = booksOf(...past, recorded, attached, detached);
    expect(books.expenses.attachments.has('exp1')).toBe(false);
  });
});
