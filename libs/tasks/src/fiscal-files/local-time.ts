const formats = new Map<string, Intl.DateTimeFormat>();

/** Swedish writes days and times as ISO 8601 does. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const style = { dateStyle: 'short', timeStyle: 'medium' } as const;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, ...style });
  formats.set(timeZone, format);
  return format;
}

const quarterMs = 900_000;

/** The quarter of an hour that was asked about last; clocks are changed between two. */
let last = { timeZone: '', quarter: NaN, said: '' };

/** An instant as `2026-03-02T09:30:00` in the time zone: what fiscal files ask for. */
export function localTime(iso: string, timeZone: string): string {
  const ms = Date.parse(iso);
  const quarter = Math.floor(ms / quarterMs);
  if (quarter !== last.quarter || timeZone !== last.timeZone) {
    const text = formatOf(timeZone)
      .format(quarter * quarterMs)
      .replace(' ', 'T');
    last = { timeZone, quarter, said: text };
  }
  const seconds = Math.floor(ms / 1_000) - quarter * (quarterMs / 1_000);
  const minute = Number.parseInt(last.said.slice(14, 16), 10) + Math.floor(seconds / 60);
  return `${last.said.slice(0, 14)}${two(minute)}:${two(seconds % 60)}`;
}

const two = (value: number) => `${value}`.padStart(2, '0');
