/** What files of a type begin with; of types that are not named here nothing is known. */
const marks: ReadonlyMap<string, readonly string[]> = new Map([
  ['application/pdf', ['%PDF-']],
  ['image/png', ['\x89PNG\r\n\x1a\n']],
  ['image/jpeg', ['\xff\xd8\xff']],
  ['image/gif', ['GIF87a', 'GIF89a']],
  ['image/webp', ['RIFF']],
  ['application/zip', ['PK\x03\x04', 'PK\x05\x06']],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ['PK\x03\x04']],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', ['PK\x03\x04']],
]);

/** What programs begin with, whatever they say they are. */
const programs = ['MZ', '\x7fELF', '#!'];

const longest = 8;

/** Whether content begins as files of its type do; a program fits none. */
export function fitsItsType(contentType: string, content: Uint8Array): boolean {
  const start = Buffer.from(content.subarray(0, longest)).toString('latin1');
  if (programs.some((mark) => start.startsWith(mark))) return false;
  const known = marks.get(contentType.toLowerCase());
  return known === undefined || known.some((mark) => start.startsWith(mark));
}
