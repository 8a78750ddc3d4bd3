/** The kinds of pictures that are taken; drawings that could hold scripts are not. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif';

const latin1 = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** What the content begins like, whatever its name or its sender says; undefined for others. */
export function imageFormatOf(bytes: Uint8Array): ImageFormat | undefined {
  if (latin1(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg';
  if (latin1(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (/^GIF8[79]a$/.test(latin1(bytes, 0, 6))) return 'gif';
  if (latin1(bytes, 0, 4) === 'RIFF' && latin1(bytes, 8, 12) === 'WEBP') return 'webp';
  return undefined;
}
