import type { Books } from '../books.js';
import type { DocumentTypeFields } from '../document-types/index.js';
import type { PartyFields } from '../parties/index.js';
import type { Problems } from '../refusal.js';
import type { RegisterRecord } from '../registers/index.js';
import type { DocumentContent } from './document-content.js';
import type { DocumentIssuedData } from './document.events.js';

type Party = RegisterRecord<PartyFields>;

/**
 * Whom the document is for: the client of a sale, the supplier of a purchase, nobody for an
 * internal one. Who is not named is the one of what the document is made of; others are refused.
 */
export function readParty(
  books: Books,
  group: DocumentTypeFields['group'],
  content: Pick<DocumentContent, 'clientId' | 'supplierId'>,
  origin: DocumentIssuedData | undefined,
  problems: Problems,
): Party | undefined {
  if (group === 'internal') return undefined;
  const isSale = group === 'sales';
  const path = isSale ? 'clientId' : 'supplierId';
  const id = (isSale ? content.clientId : content.supplierId) ?? origin?.partyId ?? '';
  const party = isSale ? readClient(books, id, problems) : readSupplier(books, id, problems);
  if (party && origin && origin.partyId !== party.id) {
    problems.add(path, 'document.originOfOtherParty', { document: origin.reference });
  }
  return party;
}

/** The client, if it can be sold to. */
function readClient(books: Books, id: string, problems: Problems): Party | undefined {
  if (id === '') {
    problems.add('clientId', 'client.notSelected');
    return undefined;
  }
  const party = books.parties.parties.get(id);
  if (!party) problems.add('clientId', 'client.notFound');
  else if (party.isArchived) problems.add('clientId', 'client.archived', { name: party.name });
  else if (!party.isClient) problems.add('clientId', 'client.isOnlySupplier', { name: party.name });
  return party;
}

/** The supplier, if it can be bought from. */
function readSupplier(books: Books, id: string, problems: Problems): Party | undefined {
  if (id === '') {
    problems.add('supplierId', 'supplier.notSelected');
    return undefined;
  }
  const party = books.parties.parties.get(id);
  if (!party) problems.add('supplierId', 'supplier.notFound');
  else if (party.isArchived) problems.add('supplierId', 'supplier.archived', { name: party.name });
  else if (!party.isSupplier) {
    problems.add('supplierId', 'supplier.isOnlyClient', { name: party.name });
  }
  return party;
}
