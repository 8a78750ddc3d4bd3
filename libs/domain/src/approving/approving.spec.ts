import { describe, expect, it } from '@jest/globals';
import { createBooks } from '../books.js';
import { decide, type Command } from '../commands.js';
import type { DecideContext } from '../decide.js';
import type { JournalEvent } from '../events.js';
import type { MemberLimits } from '../identity/index.js';
import { rolePermissions } from '../identity/index.js';
import { DomainError } from '../refusal.js';
import { aContext, aShop, evolveAll, factsFor, issue, mondayMorning } from '../testing/index.js';
import { threeSoaps } from '../testing/index.js';
import type { RequestApproval, WantedCommand } from '../approvals/index.js';

const aWeekLater = '2026-03-09T07:30:00.000Z';

const joined = (id: string, limits?: MemberLimits): JournalEvent => ({
  type: 'MemberJoined',
  data: {
    id,
    name: id,
    role: 'manager',
    permissions: rolePermissions.manager,
    ...(limits && { limits }),
  },
});

const discounted = issue({ lines: [{ ...threeSoaps, discounts: ['25'] }] });
const electricity: WantedCommand = {
  type: 'RecordExpense',
  id: 'EDM',
  categoryId: 'expense_energy',
  description: 'EDM Março',
  amountMinor: 11_600,
  vatId: 'vat_NOR',
};
const freight = { ...electricity, id: 'FRETE', amountMinor: 100 } as const;
const bought: WantedCommand = {
  type: 'IssueDocument',
  draftId: 'draft1',
  documentTypeId: 'FTF',
  supplierId: 'wholesaler',
  lines: [threeSoaps],
};

/** Celeste has limits; Marta has wider ones, and Dino none. */
function office(limits: MemberLimits, martas?: MemberLimits) {
  const books = createBooks();
  const events: JournalEvent[] = [];
  const add = (some: readonly JournalEvent[]): readonly JournalEvent[] => {
    evolveAll(books, some, events.length);
    events.push(...some);
    return some;
  };
  add([...aShop(), joined('celeste', limits), joined('marta', martas), joined('dino')]);
  const run = (command: Command, context: Partial<DecideContext>) => {
    const head = { revision: events.length - 1, hash: '' };
    return add(
      decide(books, command, aContext({ ...factsFor(command, events), head, ...context })),
    );
  };
  const asked = (wanted: WantedCommand, reason = 'Cliente antigo'): RequestApproval => ({
    type: 'RequestApproval',
    wanted,
    reason,
  });
  return {
    events,
    run,
    refusal: (command: Command, context: Partial<DecideContext>) => {
      const before = events.length;
      try {
        run(command, context);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        expect(events).toHaveLength(before);
        return error.code;
      }
      return 'done';
    },
    asked,
    ask: (wanted: WantedCommand) => run(asked(wanted), byCeleste),
  };
}

const byCeleste = { actorId: 'celeste' };
const grant = { type: 'GrantApproval', id: 'id1' } as const;
/** As the server sends it: in the name of who asked. */
const letBy = (approverId: string, now = mondayMorning): Partial<DecideContext> => ({
  ...byCeleste,
  now,
  approval: { approverId, reason: 'Cliente antigo' },
});

describe('a limit on what one act in the office comes to', () => {
  const cancel = { type: 'CancelDocument', id: 'FT_2026.1', reason: 'Engano' } as const;
  const all = (minor: number) =>
    office({ purchaseMinor: minor, expenseMinor: minor, cancellationMinor: minor });

  it('lets pass what comes to it', () => {
    const shop = all(52_200);
    shop.run(issue({ draftId: 'sold' }), byCeleste);
    for (const command of [bought, electricity, cancel] as const) {
      expect(shop.run(command, byCeleste).length).toBeGreaterThan(0);
    }
  });

  it('refuses what comes to more, and not the orders of it', () => {
    const shop = all(11_599);
    shop.run(issue({ draftId: 'sold' }), byCeleste);
    expect(shop.refusal(bought, byCeleste)).toBe('limit.purchaseExceeded');
    expect(shop.refusal(electricity, byCeleste)).toBe('limit.expenseExceeded');
    expect(shop.refusal(cancel, byCeleste)).toBe('limit.cancellationExceeded');
    const order = { ...bought, draftId: 'ordered', documentTypeId: 'EF' } as const;
    expect(shop.refusal(order as Command, byCeleste)).toBe('done');
  });
});

describe('a request for approval', () => {
  it('keeps what the limits refuse, and does nothing else', () => {
    const shop = office({ lineDiscount: '10' as never });
    const [event, ...others] = shop.ask(discounted);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      type: 'ApprovalRequested',
      data: {
        id: 'id1',
        kind: 'discount',
        wanted: discounted,
        refused: [{ code: 'limit.lineDiscountExceeded', params: { discount: '25' } }],
        reason: 'Cliente antigo',
        expiresAt: aWeekLater,
        requesterId: 'celeste',
        reference: 'FT',
        party: { id: 'mercearia' },
        amountMinor: 39_150,
      },
    });
  });

  it('is of the four kinds that a limit in the office has', () => {
    const none = { purchaseMinor: 0, expenseMinor: 0, cancellationMinor: 0 };
    const shop = office(none);
    shop.run(issue({ draftId: 'sold' }), byCeleste);
    const kinds = [
      bought,
      electricity,
      { type: 'CancelDocument', id: 'FT_2026.1', reason: 'Engano' } as const,
    ].map((wanted) => shop.ask(wanted)[0]?.data);
    expect(kinds).toMatchObject([
      { kind: 'purchase', amountMinor: 52_200 },
      { kind: 'expense', amountMinor: 11_600, reference: 'EDM Março' },
      { kind: 'cancellation', amountMinor: 52_200, reference: 'FT 2026/1' },
    ]);
  });

  it('is refused for what needs none, for what others rules refuse, and twice', () => {
    const shop = office({ expenseMinor: 1_000 });
    expect(shop.refusal(shop.asked(freight), byCeleste)).toBe('approvalRequest.notNeeded');
    const unknown = { ...electricity, categoryId: 'NONE' };
    expect(shop.refusal(shop.asked(unknown), byCeleste)).not.toBe('approvalRequest.notNeeded');
    expect(shop.refusal(shop.asked(electricity, ' '), byCeleste)).toBe('field.required');
    shop.ask(electricity);
    expect(shop.refusal(shop.asked(electricity), byCeleste)).toBe('approvalRequest.waitsAlready');
    const other = { type: 'CloseSeries', id: 'FT_2026' } as never;
    expect(shop.refusal(shop.asked(other), byCeleste)).toBe('approvalRequest.notOfThis');
  });

  it('is carried out in the name of who asked, once somebody approves', () => {
    const shop = office({ lineDiscount: '10' as never });
    shop.ask(discounted);
    const done = shop.run(grant, letBy('marta'));
    expect(done).toMatchObject([
      { type: 'DocumentIssued', data: { reference: 'FT 2026/1' } },
      { type: 'ApprovalGranted', data: { approverId: 'marta', recordId: 'FT_2026.1' } },
    ]);
    expect(shop.refusal(grant, letBy('marta'))).toBe('approvalRequest.notOpen');
  });

  it('is decided again: what no longer holds is refused, and may be asked for again', () => {
    const shop = office({ expenseMinor: 0 });
    shop.ask(electricity);
    shop.run(electricity, { actorId: 'dino' });
    expect(shop.refusal(grant, letBy('marta'))).toBe('record.idTaken');
  });

  it('needs somebody else, whose own limits allow it and who may do it', () => {
    const shop = office({ expenseMinor: 0 }, { expenseMinor: 11_599 });
    shop.ask(electricity);
    expect(shop.refusal(grant, letBy('celeste'))).toBe('approvalRequest.own');
    expect(shop.refusal(grant, letBy('marta'))).toBe('limit.expenseExceeded');
    shop.run(
      {
        type: 'ChangeMemberRights',
        id: 'marta',
        role: 'manager',
        permissions: rolePermissions.manager.filter((one) => one !== 'expenses.record'),
      } as never,
      { actorId: 'owner' },
    );
    expect(shop.refusal(grant, letBy('marta'))).toBe('identity.permissionMissing');
    expect(shop.run(grant, letBy('dino'))).toHaveLength(2);
  });

  it('is turned down with a reason, or withdrawn by who asked', () => {
    const shop = office({ expenseMinor: 0 });
    shop.ask(electricity);
    const refuse = { type: 'RefuseApproval', id: 'id1', reason: 'Já está pago' } as const;
    expect(shop.refusal(refuse, byCeleste)).toBe('approvalRequest.own');
    expect(shop.refusal({ ...refuse, reason: '' }, { actorId: 'marta' })).toBe('field.required');
    const withdraw = { type: 'WithdrawApproval', id: 'id1' } as const;
    expect(shop.refusal(withdraw, { actorId: 'marta' })).toBe('approvalRequest.notYours');
    expect(shop.run(refuse, { actorId: 'marta' })).toMatchObject([
      { type: 'ApprovalRefused', data: { reason: 'Já está pago', approverName: 'marta' } },
    ]);
    expect(shop.refusal(grant, letBy('marta'))).toBe('approvalRequest.notOpen');
    shop.ask(electricity);
    expect(shop.run(withdraw, byCeleste)).toMatchObject([{ type: 'ApprovalWithdrawn' }]);
  });

  it('waits for a week', () => {
    const shop = office({ expenseMinor: 0 });
    shop.ask(electricity);
    expect(shop.refusal(grant, letBy('marta', aWeekLater))).toBe('approvalRequest.expired');
    const again = { ...byCeleste, now: aWeekLater, newId: () => 'id2' };
    expect(shop.run(shop.asked(electricity), again)).toHaveLength(1);
  });
});
