import { textEncodings, type TextEncoding } from '@balcao/contracts';
import { BytesDecoder } from '@balcao/fiscal';

// cspell:disable
/** The upper half of the code page of DOS in western Europe, from 0x80 on. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
  'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
/** Letters of Portuguese words. */
const letters = { small: 'áàâãçéêíóôõúü', capital: 'ÁÀÂÃÇÉÊÍÓÔÕÚ' } as const;
// cspell:enable

/** The text of a file and its encoding. */
export interface DecodedText {
  readonly text: string;
  /** Missing if the file proves its encoding. */
  readonly encoding?: TextEncoding;
}

/** Decodes by byte order mark, as UTF-8, or by the code page that yields words. */
export function decoded(file: Uint8Array, chosen?: TextEncoding): DecodedText {
  if (file[0] === 0xff && file[1] === 0xfe) return { text: decode(file, 'utf-16le') };
  if (file[0] === 0xfe && file[1] === 0xff) return { text: decode(file, 'utf-16be') };
  const unmarked = unmarkedUtf16(file);
  if (unmarked !== undefined) return { text: decode(file, unmarked) };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(file) };
  } catch {
    const texts: Readonly<Record<TextEncoding, string>> = {
      'windows-1252': decode(file, 'windows-1252'),
      cp850: fromCp850(file),
      macintosh: decode(file, 'macintosh'),
    };
    // The first of those that yield as many words.
    const likely = textEncodings.reduce((best, one) =>
      lettersIn(texts[one]) > lettersIn(texts[best]) ? one : best,
    );
    const encoding = chosen ?? likely;
    return { text: texts[encoding], encoding };
  }
}

const decode = (file: Uint8Array, label: string): string => new BytesDecoder(label).decode(file);

/** In UTF-16 every other byte of plain text is zero, even without a byte order mark. */
function unmarkedUtf16(file: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const begin = file.subarray(0, 64);
  if (begin.length < 4 || begin.length % 2 !== 0) return undefined;
  const isEmpty = (rest: number) => begin.every((byte, at) => at % 2 !== rest || byte === 0);
  const isFilled = (rest: number) => begin.every((byte, at) => at % 2 !== rest || byte !== 0);
  if (isEmpty(1) && isFilled(0)) return 'utf-16le';
  return isEmpty(0) && isFilled(1) ? 'utf-16be' : undefined;
}

function fromCp850(file: Uint8Array): string {
  const parts: string[] = [];
  for (const byte of file) {
    parts.push(byte < 0x80 ? String.fromCharCode(byte) : cp850.charAt(byte - 0x80));
  }
  return parts.join('');
}

const small = new RegExp(`(?<=\\p{L})[${letters.small}]|[${letters.small}](?=\\p{L})`, 'gu');
/** A capital after a small letter comes from another code page. */
const capital = new RegExp(
  `(?<!\\p{Ll})[${letters.capital}](?=\\p{L})|(?<=\\p{Lu})[${letters.capital}]`,
  'gu',
);

/** The number of letters that occur in Portuguese words. */
const lettersIn = (text: string): number =>
  [small, capital].reduce((sum, letter) => sum + (text.match(letter)?.length ?? 0), 0);
