import type { HistoryEntry } from '@balcao/contracts';
import type { ScreenMessageKey } from '@balcao/messages';

/** A sentence of the history; amounts in minor units, formatted by the screen. */
export interface HistorySentence {
  readonly key: ScreenMessageKey;
  readonly texts: Readonly<Record<string, string>>;
  readonly amounts: Readonly<Record<string, number>>;
  readonly tone: 'success' | 'error' | 'info' | 'neutral';
}

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

const text = (data: unknown, name: string): string => {
  const value = isData(data) ? data[name] : undefined;
  return typeof value === 'string' ? value : '';
};

const minor = (data: unknown, name: string): number => {
  const value = isData(data) ? data[name] : undefined;
  return typeof value === 'number' ? value : 0;
};

/** The means of payment, each once. */
const meansIn = (rows: unknown): string =>
  Array.isArray(rows) ? [...new Set(rows.map((row) => text(row, 'method')))].join(' + ') : '';

/** The sentence of an event in a document's history; unknown types show their name. */
export function sentenceOf({ type, data }: Pick<HistoryEntry, 'type' | 'data'>): HistorySentence {
  switch (type) {
    case 'DocumentIssued':
      if (text(data, 'group') === 'internal') {
        const texts = { reference: text(data, 'reference') };
        return { key: 'documents.history.issuedWithin', texts, amounts: {}, tone: 'success' };
      }
      return {
        key: 'documents.history.issued',
        texts: { reference: text(data, 'reference'), client: text(data['party'], 'name') },
        amounts: { total: minor(data['totals'], 'totalMinor') },
        tone: 'success',
      };
    case 'DocumentCancelled':
      return {
        key: 'documents.history.cancelled',
        texts: { reason: text(data, 'reason') },
        amounts: {},
        tone: 'error',
      };
    case 'PaymentReclassified':
      return {
        key: 'documents.history.reclassified',
        texts: { before: meansIn(data['before']), after: meansIn(data['after']) },
        amounts: {},
        tone: 'info',
      };
    case 'DocumentRestored':
      return { key: 'documents.history.restored', texts: {}, amounts: {}, tone: 'info' };
    case 'DocumentPrinted':
      return {
        key: 'documents.history.printed',
        texts: { copy: text(data, 'copy') },
        amounts: {},
        tone: 'info',
      };
    case 'DocumentSent':
      return {
        key: 'documents.history.sent',
        texts: { to: text(data, 'to') },
        amounts: {},
        tone: 'info',
      };
    case 'PaperLinkMade':
      return { key: 'documents.history.linked', texts: {}, amounts: {}, tone: 'info' };
    case 'PaperLinksRevoked':
      return { key: 'documents.history.unlinked', texts: {}, amounts: {}, tone: 'neutral' };
    case 'DocumentTextsChanged':
      return { key: 'documents.history.textsChanged', texts: {}, amounts: {}, tone: 'neutral' };
    case 'DocumentFileAttached':
    case 'DocumentFileDetached': {
      const key =
        type === 'DocumentFileAttached'
          ? 'documents.history.attached'
          : 'documents.history.detached';
      const name = text(data['attachment'], 'name');
      return { key, texts: { name }, amounts: {}, tone: 'neutral' };
    }
    default:
      return { key: 'documents.history.other', texts: { type }, amounts: {}, tone: 'neutral' };
  }
}

/** The effect of an event on the client's balance, in minor units; positive if more is owed. */
export function owedBy({ data }: Pick<HistoryEntry, 'data'>): number {
  const { account } = data;
  return minor(account, 'debitMinor') - minor(account, 'creditMinor');
}
