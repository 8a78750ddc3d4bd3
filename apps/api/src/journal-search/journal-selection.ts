import { journalQuestions, type JournalQuestion } from '@balcao/contracts';
import { journalEvents } from '@balcao/projections';
import { instantsBetween } from '../reading/instants-of-days.js';
import { invalidFilter } from '../http/invalid-filter.js';
import { parseList, sentFilter, type ParsedList, type SentQuery } from '../reading/list-query.js';

/** When a shop is at work, in minutes of the day by its own clock. */
export interface Hours {
  readonly opensAt: number;
  readonly closesAt: number;
}

const usual: Hours = { opensAt: 7 * 60, closesAt: 20 * 60 };
const day = 24 * 60;

/**
 * A list of events: by fields, by days (`on`), and by one of the questions. `opens` and `closes`,
 * as `07:00`, say what is outside the hours. All of them are fields of the filter. `offset` is the
 * company's clock before UTC, in minutes.
 */
export function journalSelection(sent: SentQuery, offset: number): ParsedList {
  const { question, on, opens, closes, ...filter } = sentFilter(sent);
  const list = parseList(journalEvents, { sort: 'id:desc', ...sent, filter });
  const asked = questionOf(question);
  return {
    ...list,
    ...(on !== undefined && { sort: byTime(list.sort) }),
    where: {
      ...list.where,
      ...(on !== undefined && { recordedAt: instantsBetween(on, 'on', () => offset) }),
      ...(asked === 'afterHours'
        ? outside(hoursOf(opens, closes), offset)
        : asked !== undefined && { question: asked }),
    },
  };
}

/**
 * The same order, as events are recorded one after the other; the index that finds the days has
 * them in it already.
 */
function byTime(sort: ParsedList['sort']): ParsedList['sort'] {
  const [first, ...others] = sort;
  if (first?.[0] !== 'id' || others.length > 0) return sort;
  return [['recordedAt', first[1]], first];
}

function questionOf(sent: unknown): JournalQuestion | undefined {
  if (sent === undefined || sent === '') return undefined;
  const known = journalQuestions.find((one) => one === sent);
  if (known === undefined) throw invalidFilter('question');
  return known;
}

/** Documents that were recorded while the shop was closed. */
function outside({ opensAt, closesAt }: Hours, offset: number) {
  const from = utc(closesAt, offset);
  const to = utc(opensAt, offset);
  const minutes =
    from <= to
      ? [{ minute: { $gte: from, $lt: to } }]
      : [{ minute: { $gte: from } }, { minute: { $lt: to } }];
  return { type: 'DocumentIssued', $or: minutes };
}

const utc = (minute: number, offset: number): number => (((minute - offset) % day) + day) % day;

function hoursOf(opens: unknown, closes: unknown): Hours {
  return {
    opensAt: minuteOf(opens, 'opens') ?? usual.opensAt,
    closesAt: minuteOf(closes, 'closes') ?? usual.closesAt,
  };
}

function minuteOf(sent: unknown, name: string): number | undefined {
  if (sent === undefined || sent === '') return undefined;
  const [, hour, minute] =
    /^([01]\d|2[0-3]):([0-5]\d)$/.exec(typeof sent === 'string' ? sent : '') ?? [];
  if (hour === undefined || minute === undefined) throw invalidFilter(name);
  return Number.parseInt(hour, 10) * 60 + Number.parseInt(minute, 10);
}
