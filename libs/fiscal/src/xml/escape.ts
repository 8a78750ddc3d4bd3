// oxlint-disable-next-line no-control-regex -- these are what XML cannot carry.
const special = /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text between tags or in an attribute; what XML cannot carry is left out. */
export function escapeXml(text: string): string {
  if (!special.test(text)) return text;
  let escaped = '';
  for (const character of text) {
    escaped += entities[character] ?? (special.test(character) ? '' : character);
  }
  return escaped;
}

/** One line of at most so many characters: line ends and runs of space become one space. */
export function oneLine(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  // A character of two halves is left out rather than cut in two.
  return line
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}
