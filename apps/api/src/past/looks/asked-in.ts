/** What one look keeps of a query: enough for every filter of a screen. */
const ASKED_MAX = 12;
const TEXT_MAX = 300;

/** Which rows of the same read are shown, and how it is reached: no other look. */
const unsaid: ReadonlySet<string> = new Set([
  ...(['page', 'perPage', 'sort', 'after', 'before', 'limit'] as const),
  ...(['asKnownAt', 'asTrueOn', 'company'] as const),
]);

/** What somebody typed may be a person's name, which a look must not keep for good. */
const typed = 'q';

/** What a read was narrowed to, by the names of its query; undefined for the whole of it. */
export function askedIn(query: string): Readonly<Record<string, string>> | undefined {
  const rows = [...new URLSearchParams(query)]
    .filter(([name, text]) => !unsaid.has(name) && text !== '' && text !== '{}')
    .slice(0, ASKED_MAX)
    .map(([name, text]) => [name, name === typed ? '…' : text.slice(0, TEXT_MAX)]);
  return rows.length === 0 ? undefined : (Object.fromEntries(rows) as Record<string, string>);
}
