/** How the bytes of a file are written. */
export type XmlEncoding = 'UTF-8' | 'Windows-1252';

/** What Windows-1252 has between 128 and 159, where it differs from Unicode. */
const upper =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';
const byteOf = new Map(Array.from(upper, (character, at) => [character, 128 + at]));
const utf8 = new TextEncoder();

/** The bytes of a piece of XML; what the encoding lacks becomes a character reference. */
export function encodeXml(text: string, encoding: XmlEncoding): Uint8Array {
  return encoding === 'UTF-8' ? utf8.encode(text) : windows1252(text);
}

function windows1252(text: string): Uint8Array {
  // oxlint-disable-next-line no-control-regex -- the code page has them too.
  const known = text.replace(/[^\u0000-\u007f\u00a0-\u00ff]/gu, (character) =>
    byteOf.has(character) ? character : `&#${character.codePointAt(0) ?? 0};`,
  );
  const bytes = new Uint8Array(known.length);
  for (let at = 0; at < known.length; at += 1) {
    const code = known.charCodeAt(at);
    bytes[at] = code < 256 ? code : (byteOf.get(known.charAt(at)) ?? 63);
  }
  return bytes;
}
