const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Bytes in which a title is looked for. */
const titleMax = 2_000;

/** What a PDF calls itself: the title of its information; undefined where it says none. */
export function pdfTitle(bytes: Uint8Array): string | undefined {
  // A character for each byte: what is looked for stands in it as it is written.
  const text = new TextDecoder('latin1').decode(bytes);
  const elsewhere = /\/Title (\d+) 0 R/.exec(text)?.[1];
  const place = elsewhere === undefined ? '/Title' : `\n${elsewhere} 0 obj`;
  const at = text.indexOf(place);
  if (at < 0) return undefined;
  const written = /^\s*\(((?:\\[\s\S]|[^\\)])*)\)/.exec(
    text.slice(at + place.length, at + titleMax),
  )?.[1];
  if (written === undefined) return undefined;
  const plain = written.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, mark: string) =>
    /^[0-7]/.test(mark) ? String.fromCharCode(Number.parseInt(mark, 8)) : (escapes[mark] ?? mark),
  );
  return plain.startsWith('þÿ') ? utf16(plain.slice(2)) : plain;
}

/** Two bytes a character, the higher first. */
function utf16(text: string): string {
  const units = Array.from({ length: Math.floor(text.length / 2) }, (_, at) => {
    return (byteAt(text, at * 2) << 8) + byteAt(text, at * 2 + 1);
  });
  return String.fromCharCode(...units);
}

/** The decoder reads bytes as Windows does: those from 80 to 9F come back as what they were. */
const byteAt = (text: string, at: number): number =>
  windows.get(text[at] ?? '') ?? text.charCodeAt(at);

const windows: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 32 }, (_, at) => {
    const byte = 0x80 + at;
    return [new TextDecoder('latin1').decode(Uint8Array.of(byte)), byte];
  }),
);
