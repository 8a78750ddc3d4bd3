import { labelLimits } from '@balcao/contracts';
import { labelLayouts, type LabelLayoutName } from '@balcao/printing';
import { RequestError } from '../http/request-error.js';

/** Which labels are wanted, and on what. */
export interface LabelsQuery {
  readonly format: 'html' | 'pdf';
  readonly layout: LabelLayoutName;
  readonly items: readonly { readonly id: string; readonly count: number }[];
  /** Labels of the first sheet that are gone already. */
  readonly used: number;
  readonly hasPrice: boolean;
  readonly language: 'en' | 'pt';
}

type Sent = Readonly<Record<string, unknown>>;

/** Reads `layout=sheet3x8&items=RICE:12,OIL:3&used=4`; `RequestError` names what cannot be. */
export function parseLabelsQuery(sent: Sent): LabelsQuery {
  const layout = Object.keys(labelLayouts).find((name) => name === sent['layout']);
  if (layout === undefined) throw invalid('layout');
  const items = itemsOf(sent['items']);
  const all = items.reduce((before, { count }) => before + count, 0);
  if (items.length === 0 || items.length > labelLimits.articles || all > labelLimits.all) {
    throw invalid('items');
  }
  return {
    format: sent['format'] === 'pdf' ? 'pdf' : 'html',
    // Found among the names of the layouts: this is where its type returns.
    layout: layout as LabelLayoutName,
    items,
    used: countOf(sent['used'] ?? '0') ?? fail('used'),
    hasPrice: sent['price'] !== 'no',
    language: sent['language'] === 'en' ? 'en' : 'pt',
  };
}

function itemsOf(sent: unknown): LabelsQuery['items'] {
  if (typeof sent !== 'string' || sent === '') return [];
  return sent.split(',').map((item) => {
    const colon = item.lastIndexOf(':');
    const count = countOf(item.slice(colon + 1));
    if (colon < 1 || count === undefined || count > labelLimits.each) throw invalid('items');
    return { id: item.slice(0, colon), count };
  });
}

const countOf = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : undefined;

function fail(path: string): never {
  throw invalid(path);
}

function invalid(path: string): RequestError {
  return new RequestError(422, 'request.invalid', {}, [
    { path, code: 'request.invalid', params: {} },
  ]);
}
