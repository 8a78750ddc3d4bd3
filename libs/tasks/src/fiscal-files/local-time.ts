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

/** An instant as `2026-03-02T09:30:00` in the time zone: what fiscal files ask for. */
export const localTime = (iso: string, timeZone: string): string =>
  formatOf(timeZone).format(Date.parse(iso)).replace(' ', 'T');
