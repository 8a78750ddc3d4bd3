import type { DocumentLink, DocumentRow, DocumentStatus } from '@balcao/contracts';
import type {
  DocumentEvent,
  DocumentIssuedData,
  JournalEvent,
  PaperEvent,
  SettlingEvent,
  Taking,
} from '@balcao/domain';
import type { Unstamped } from '../projection.js';
import { without } from '../without.js';

type Linking = DocumentEvent | SettlingEvent;

/** What a document does to another: it is made of it, or takes its place. */
export interface Link extends Omit<Taking, 'kind'> {
  readonly kind: DocumentLink['kind'];
}

const none: readonly Link[] = [];

/** What an event says about the documents that its own is made of. */
export function linksOf(event: JournalEvent): readonly Link[] {
  switch (event.type) {
    case 'DocumentIssued':
      return issuedLinks(event.data);
    case 'DocumentRestored':
      return event.data.takes ?? none;
    case 'DocumentCancelled':
      return event.data.gives ?? none;
    default:
      return none;
  }
}

/** The documents that one is made of, and the one that it takes the place of. */
export function issuedLinks({
  takes,
  corrects,
}: Pick<DocumentIssuedData, 'takes' | 'corrects'>): readonly Link[] {
  const made: readonly Link[] = takes ?? none;
  if (corrects === undefined) return made;
  return [...made, { documentId: corrects, kind: 'correction', lines: [], leaves: 'all' }];
}

/** How a row names another document. */
export function linkOf({ documentId, kind }: Pick<Link, 'documentId' | 'kind'>): DocumentLink {
  return { documentId, kind };
}

/** The row of a document that another is made of, or is not any more. */
export function linkedRow(row: Unstamped<DocumentRow>, event: Linking): Unstamped<DocumentRow> {
  const taking = linksOf(event).find(({ documentId }) => documentId === row.id);
  if (!taking) return row;
  const link = { documentId: event.data.id, kind: taking.kind };
  const others = (links: readonly DocumentLink[] = []) =>
    links.filter(({ documentId }) => documentId !== link.documentId);
  const [made, cancelled] = [others(row.madeInto), others(row.cancelledInto)];
  const status = convertedStatus(row, taking);
  if (event.type === 'DocumentCancelled') {
    return { ...row, madeInto: made, cancelledInto: [...cancelled, link], status };
  }
  const wasCancelled = row.cancelledInto !== undefined;
  const madeInto = [...made, link];
  return { ...row, madeInto, ...(wasCancelled && { cancelledInto: cancelled }), status };
}

/** Only what nobody has to pay is converted in the end; the others are paid. */
export function convertedStatus(
  { status, accountEffect }: Pick<DocumentRow, 'status' | 'accountEffect'>,
  { kind, leaves }: Pick<Link, 'kind' | 'leaves'>,
): DocumentStatus {
  if (kind !== 'conversion' || accountEffect !== 'none' || status === 'cancelled') return status;
  if (leaves === 'nothing') return 'converted';
  return leaves === 'some' ? 'partiallyConverted' : 'open';
}

/** Whether the event is about paper and files: it changes no figure. */
export function isPaperEvent<E extends { readonly type: string }>(
  event: E,
): event is Extract<E, { readonly type: PaperEvent['type'] }> {
  return paperEvents.has(event.type);
}

const paperEvents: ReadonlySet<string> = new Set<PaperEvent['type']>([
  'DocumentPrinted',
  'DocumentTextsChanged',
  'DocumentFileAttached',
  'DocumentFileDetached',
]);

/** The row of a document whose paper, texts or files change. */
export function paperRow(row: DocumentRow, event: PaperEvent): Unstamped<DocumentRow> {
  switch (event.type) {
    case 'DocumentPrinted':
      return event.data.copy === 'original' ? { ...row, isPrinted: true } : row;
    case 'DocumentTextsChanged': {
      const { after } = event.data;
      const { orderNumber } = after;
      const changed = { ...without(row, 'orderNumber'), texts: after };
      return orderNumber === undefined ? changed : { ...changed, orderNumber };
    }
    case 'DocumentFileAttached':
      return { ...row, attachments: [...(row.attachments ?? []), event.data.attachment] };
    case 'DocumentFileDetached': {
      const { id } = event.data.attachment;
      return { ...row, attachments: (row.attachments ?? []).filter((each) => each.id !== id) };
    }
  }
}
