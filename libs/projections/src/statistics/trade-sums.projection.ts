import type { TradeDimension, TradeSumRow } from '@balcao/contracts';
import type { DocumentIssued, DocumentIssuedData } from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection, type Folded, type RowKey, type Unstamped } from '../projection.js';
import { hourOf, monthOf } from './moments.js';
import { sellerOf, soldAt } from './sold-by.js';
import {
  added,
  figuresOf,
  figuresOfLines,
  methodOf,
  signOf,
  type TradeFigures,
} from './trade-figures.js';

/**
 * Sums of sales and of purchases per day and per group. They are sums over what was issued: the
 * reader takes off a document that was cancelled since, which it finds among `sales`, and its lines
 * among `document_lines`, by `isCancelled`.
 *
 * By series, seller, register, hour, method and VAT the rows are of days and name the series, so
 * that a member who sees the series sees them. By client and article they are of days and of months
 * and name no series: a member who may not see all series sees none of them.
 */
export const tradeSums = defineCollection<TradeSumRow>({
  name: 'trade_sums',
  version: 7,
  fields: {
    group: 'text',
    dimension: 'text',
    grain: 'text',
    period: 'text',
    value: 'text',
    seriesId: 'text',
    count: 'integer',
    baseMinor: 'integer',
    vatMinor: 'integer',
    totalMinor: 'integer',
    discountMinor: 'integer',
    costMinor: 'integer',
    quantityMicros: 'integer',
    lineCount: 'integer',
    rowCount: 'integer',
  },
  // All that a query sums and groups by lies in the index.
  indexes: [
    [
      'dimension',
      'grain',
      'group',
      'period',
      'value',
      'seriesId',
      'count',
      'baseMinor',
      'vatMinor',
      'totalMinor',
      'discountMinor',
      'costMinor',
      'quantityMicros',
      'lineCount',
      'rowCount',
    ],
  ],
});

type Event = DocumentIssued & {
  readonly metadata: { readonly actorId: string; readonly recordedAt: string };
};

/** The parts of a key: no part but the last has a `|` in it. */
interface Place extends Pick<TradeSumRow, 'group' | 'dimension' | 'period' | 'value'> {
  readonly seriesId: string;
}

const idOf = ({ group, dimension, period, seriesId, value }: Place) =>
  `${group}|${dimension}|${period}|${seriesId}|${value}`;

/** Adds each issued document to the sums of its day, and by client and article of its month too. */
export const tradeSumsProjection = defineProjection<TradeSumRow, Event>({
  name: 'trade-sums',
  category: 'journal',
  collection: tradeSums,
  events: ['DocumentIssued'],
  keys: (event) => keysOf(event),
  fold: (row, { data }, { id }) => {
    const place = row ?? placeOf(id);
    const made = partOf(data, place);
    const { seriesId } = place;
    return {
      id,
      group: place.group,
      dimension: place.dimension,
      grain: place.period.length === 7 ? 'month' : 'day',
      period: place.period,
      value: place.value,
      ...(seriesId !== undefined && seriesId !== '' && { seriesId }),
      ...(row ? added(row, made) : made),
    };
  },
});

function keysOf({ data, metadata }: Folded<Event>): readonly RowKey[] {
  const { issuedOn: day, seriesId } = data;
  const group = data.group === 'purchases' ? 'purchases' : 'sales';
  const keys: RowKey[] = [];
  const add = (dimension: TradeDimension, period: string, value: string, series = seriesId) => {
    keys.push({ id: idOf({ group, dimension, period, seriesId: series, value }) });
  };
  const counts = signOf(data) !== 0;
  // Goods that leave before they are invoiced: what they cost is all that is known of them.
  if (!counts && figuresOf(data).costMinor === 0) return keys;
  if (counts) for (const vatId of distinct(data, ({ vatId: each }) => each)) add('vat', day, vatId);
  add('series', day, seriesId);
  add('seller', day, sellerOf(data, metadata));
  if (group === 'sales') {
    add('register', day, data.till?.cashRegisterId ?? '');
    if (counts) {
      add('hour', day, String(hourOf(soldAt(data, metadata))).padStart(2, '0'));
      add('method', day, methodOf(data));
    }
  }
  const articleIds = distinct(data, ({ articleId = '' }) => articleId);
  for (const period of [day, monthOf(day)]) {
    add('client', period, data.partyId, '');
    for (const articleId of articleIds) add('article', period, articleId, '');
  }
  return keys;
}

function distinct(
  { lines }: DocumentIssuedData,
  valueOf: (line: DocumentIssuedData['lines'][number]) => string,
): readonly string[] {
  const [only] = lines;
  if (lines.length === 1 && only !== undefined) return [valueOf(only)];
  return [...new Set(lines.map(valueOf))];
}

function placeOf(id: string): Place {
  const [group = '', dimension = '', period = '', seriesId = '', ...value] = id.split('|');
  // The id was made of these above.
  return { group, dimension, period, seriesId, value: value.join('|') } as Place;
}

/** What the document adds to one of its sums. */
function partOf(
  issued: DocumentIssuedData,
  { dimension, value }: Pick<Unstamped<TradeSumRow>, 'dimension' | 'value'>,
): TradeFigures {
  switch (dimension) {
    case 'article':
      return figuresOfLines(issued, ({ articleId = '' }) => articleId === value);
    case 'vat':
      return { ...figuresOfLines(issued, ({ vatId }) => vatId === value), quantityMicros: 0 };
    default:
      return figuresOf(issued);
  }
}
