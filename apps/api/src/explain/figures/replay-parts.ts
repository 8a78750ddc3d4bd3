import { entryId, ledgerOf } from '@balcao/domain';
import { accountEntries, settlements, stockMoves } from '@balcao/projections';
import { unknownFigure } from '../asked-figure.js';
import { owed } from './money-rows.js';
import { issuedAs, type PartAsked, type PartPlan } from './part-plan.js';
import { stored, textOf } from './row-plan.js';

/**
 * Entries of the events up to the one that is asked for; all of them where none is. Ids begin with
 * the event too, but a store that is asked for a range of them goes over the whole company's.
 */
const known = ({ revision }: PartAsked) =>
  revision === undefined ? {} : { revision: { $lte: revision } };

/** The same of accounts, whose index goes by party and id. */
const knownOfParty = ({ revision }: PartAsked) =>
  revision === undefined ? {} : { id: { $lt: entryId(revision + 1) } };

/** What is left of the document: everything that had changed it. */
const openMinor: PartPlan = (asked) => {
  const { row } = asked;
  const sign = textOf(row, 'accountEffect') === 'credit' ? -1 : 1;
  const where = { documentId: row.id, ...known(asked) };
  return Promise.resolve({ legs: [stored(asked, settlements, where, [['signedMinor', sign]])] });
};

/** What one payment or note had changed of what is left of it: above zero, more is owed. */
const settledMinor: PartPlan = (asked) => {
  const where = { documentId: asked.row.id, sourceId: asked.part, ...known(asked) };
  return Promise.resolve({ legs: [stored(asked, settlements, where, [['signedMinor', 1]])] });
};

/** The account of the document's party: what it had been charged, less what it had given. */
const accountMinor: PartPlan = async (asked) => {
  const { partyId, group, accountEffect } = await issuedAs(asked, 'DocumentIssued');
  if (partyId === '' || accountEffect === 'none') throw unknownFigure();
  const where = { partyId, ledger: ledgerOf(group), ...knownOfParty(asked) };
  return { legs: [stored(asked, accountEntries, where, owed('client'))] };
};

/** What there was of one of its articles in a place. */
const stock: PartPlan = (asked) => {
  const [articleId, warehouseId, ...rest] = asked.part.split(' ');
  if (!articleId || !warehouseId || rest.length > 0) throw unknownFigure();
  const where = { articleId, warehouseId, ...known(asked) };
  return Promise.resolve({ legs: [stored(asked, stockMoves, where, [['quantityMicros', 1]])] });
};

/** Figures of a document's replay: as they stood once an event had been recorded. */
export const replayParts = {
  openMinor,
  settledMinor,
  accountMinor,
  stock,
} as const satisfies Record<string, PartPlan>;
