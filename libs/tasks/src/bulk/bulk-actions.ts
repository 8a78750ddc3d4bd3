import { plainRegisters, type BulkActionName, type PlainRegister } from '@balcao/contracts';
import { refuse, type Books, type Command, type Permission } from '@balcao/domain';
import { documents, payments } from '@balcao/projections';
import { discardSavedDraft, issueSavedDraft } from '../drafts/index.js';
import { mailDocumentOrder, type DocumentMailOrder } from '../mailing/index.js';
import { bulkMailId } from './bulk-order.js';
import type { RowToDo } from './row-to-do.js';
import { beforeOf, leftAt, type ChangeOfCategory, type Reversal } from './undo-bulk.js';

interface BulkActionSpec {
  /** The permission that the requesting member needs. */
  readonly permission: Permission;
  /** The command that does it with one row, where one does. Throws `DomainError`. */
  readonly commandOf?: (todo: RowToDo) => Promise<Command>;
  /** Does it with one row; safe to do again. Throws `DomainError`. */
  readonly run: (todo: RowToDo) => Promise<unknown>;
}

type Noun = PlainRegister['noun'];
const archived = (noun: Noun, id: string): Command => ({ type: `Archive${noun}`, id });
const restored = (noun: Noun, id: string): Command => ({ type: `Restore${noun}`, id });

function execute(todo: RowToDo, body: Command): Promise<unknown> {
  const { ground, companyId, actorId, commandId, order } = todo;
  const { correlationId } = order;
  return ground.journals.execute(companyId, { commandId, actorId, correlationId, body });
}

const carried = (
  permission: Permission,
  commandOf: (id: string, order: RowToDo['order']) => Command,
): BulkActionSpec => byCommand(permission, ({ row, order }) => commandOf(row.id, order));

function byCommand(
  permission: Permission,
  decide: (todo: RowToDo) => Command | Promise<Command>,
): BulkActionSpec {
  const commandOf = async (todo: RowToDo): Promise<Command> => decide(todo);
  return { permission, commandOf, run: async (todo) => execute(todo, await commandOf(todo)) };
}

const registerActions: readonly (readonly [string, BulkActionSpec])[] = plainRegisters.flatMap(
  ({ path, noun, manage }) => [
    [`${path}.archive`, carried(manage, (id) => archived(noun, id))] as const,
    [`${path}.restore`, carried(manage, (id) => restored(noun, id))] as const,
  ],
);

/** No category where none is named; taking it back, that of before. */
const changeCategory = (permission: Permission, type: ChangeOfCategory): BulkActionSpec =>
  byCommand(permission, async (todo) => {
    const { row, order } = todo;
    const { categoryId = null, undoes } = order;
    return undoes === undefined
      ? { type, id: row.id, fields: { categoryId } }
      : { type, id: row.id, ...(await beforeOf(todo, undoes)) };
  });

/** To the price that was worked out when it was ordered; taking it back, to that of before. */
const changePrices = byCommand('catalog.manage', async (todo) => {
  const { row, order } = todo;
  const { id, change } = row;
  const fields =
    order.undoes === undefined
      ? (change ?? refuse('record.notFound', { id }))
      : await beforeOf(todo, order.undoes);
  return { type: 'ChangeArticle', id, ...fields };
});

/** Of the two commands one takes the other back: only what nobody has touched since. */
const reversal = (permission: Permission, type: Reversal): BulkActionSpec =>
  byCommand(permission, async (todo) => {
    const { id } = todo.row;
    const { undoes } = todo.order;
    if (undoes === undefined) return { type, id };
    return { type, id, expectedRevision: await leftAt(todo, undoes) };
  });

/** Takes money back, each row for the one reason of the order. */
const cancelling = (permission: Permission, type: Cancelling): BulkActionSpec =>
  carried(permission, (id, { reason = '' }) => ({ type, id, reason }));

type Cancelling = 'CancelExpense' | 'CancelPayment' | 'CancelMovement';

const movementActions = ['deposits', 'withdrawals', 'transfers'].flatMap((path) => [
  [`${path}.cancel`, cancelling('treasury.cancel', 'CancelMovement')] as const,
  [`${path}.restore`, reversal('treasury.cancel', 'RestoreMovement')] as const,
]);

const changePartyCategory = changeCategory('parties.manage', 'ChangeParty');

const draftWish = ({ row, commandId, order, companyId, actorId, actorName }: RowToDo) => ({
  draftId: row.id,
  commandId,
  correlationId: order.correlationId,
  writer: { companyId, userId: actorId, userName: actorName },
});

async function sendDocument(todo: RowToDo) {
  const { ground, row, companyId } = todo;
  const document = await ground.rows.get(documents, companyId, row.id);
  if (document === undefined) return refuse('document.notFound', { id: row.id });
  return sendTo(document.clientId, document.clientName, todo, 'document');
}

async function sendPayment(todo: RowToDo) {
  const { ground, row, companyId } = todo;
  const payment = await ground.rows.get(payments, companyId, row.id);
  if (payment === undefined) return refuse('document.notFound', { id: row.id });
  return sendTo(payment.partyId, payment.partyName, todo, 'payment');
}

/** The address that papers of a client or supplier go to in bulk; none where none is known. */
export function firstAddressOf(books: Books, partyId: string): string | undefined {
  const party = books.parties.parties.get(partyId);
  return [party?.email1, party?.email2].find((email) => email !== undefined && email !== '');
}

/** Sends a row's paper to the first address that its client or supplier is known by. */
async function sendTo(
  partyId: string,
  name: string,
  { ground, order, row, companyId, actorId, commandId }: RowToDo,
  kind: DocumentMailOrder['kind'],
) {
  const to = await ground.journals.inspect(companyId, (books) => firstAddressOf(books, partyId));
  if (to === undefined) return refuse('party.noEmail', { name });
  const { language = 'en' } = order;
  const mail = { kind, documentId: row.id, to, language };
  return ground.jobs.enqueue(
    mailDocumentOrder(bulkMailId(commandId), { companyId, actorId }, mail),
  );
}

const specs: ReadonlyMap<string, BulkActionSpec> = new Map([
  ...registerActions,
  ['articles.changeCategory', changeCategory('catalog.manage', 'ChangeArticle')],
  ['articles.changePrices', changePrices],
  ['clients.changeCategory', changePartyCategory],
  ['entities.changeCategory', changePartyCategory],
  ['suppliers.changeCategory', changePartyCategory],
  ['members.suspend', reversal('identity.manage', 'SuspendMember')],
  ['members.reinstate', reversal('identity.manage', 'ReinstateMember')],
  ['series.close', reversal('series.manage', 'CloseSeries')],
  ['series.reopen', reversal('series.manage', 'ReopenSeries')],
  ['expenses.cancel', cancelling('expenses.cancel', 'CancelExpense')],
  ['expenses.restore', reversal('expenses.cancel', 'RestoreExpense')],
  ['payments.cancel', cancelling('payments.cancel', 'CancelPayment')],
  ['payments.restore', reversal('payments.cancel', 'RestorePayment')],
  ...movementActions,
  ['documents.send', { permission: 'documents.issue', run: sendDocument }],
  ['payments.send', { permission: 'payments.record', run: sendPayment }],
  [
    'drafts.issue',
    {
      permission: 'documents.issue',
      run: (todo) => issueSavedDraft(todo.ground, draftWish(todo)),
    },
  ],
  [
    'drafts.discard',
    {
      permission: 'documents.draft',
      run: (todo) => discardSavedDraft(todo.ground, draftWish(todo)),
    },
  ],
]);

/** The permissions of all actions: a member who has none of them can start no bulk action. */
export const bulkPermissions: readonly Permission[] = [
  ...new Set([...specs.values()].map(({ permission }) => permission)),
];

/** What an action takes, and how it is done. */
export function bulkActionSpec(action: BulkActionName): BulkActionSpec {
  const spec = specs.get(action);
  if (spec === undefined) throw new RangeError(`nothing is known of the action ${action}`);
  return spec;
}
