const formats = new Map<string, Intl.DateTimeFormat>();

/** Swedish writes days and times as ISO 8601 does, which spreadsheets read in every language. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formats.set(timeZone, format);
  return format;
}

/** An instant as `2026-03-02 09:30:00` in the time zone; what is none stays as it is. */
export function localInstant(iso: string, timeZone: string): string {
  const ms = Date.parse(iso);
  return Number.isNaN(ms) ? iso : formatOf(timeZone).format(ms);
}
