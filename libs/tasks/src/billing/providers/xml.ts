const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' } as const;

/** Text as it stands in XML. */
export const escapedXml = (text: string): string =>
  text.replace(
    /[<>&"']/g,
    (sign) => Object.entries(entities).find(([, plain]) => plain === sign)?.[0] ?? sign,
  );

/** The text that XML stands for. */
export const unescapedXml = (xml: string): string =>
  xml.replace(
    /&(?:lt|gt|quot|apos|amp);/g,
    (entity) => Object.entries(entities).find(([name]) => name === entity)?.[1] ?? entity,
  );

/** The content of the first element of a name, in any namespace; trimmed, not unescaped. */
export function tagIn(xml: string, name: string): string | undefined {
  const element = new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>([^<]*)</(?:\\w+:)?${name}>`);
  return element.exec(xml)?.[1]?.trim();
}
