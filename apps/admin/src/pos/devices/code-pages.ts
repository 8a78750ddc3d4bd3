/**
 * The upper halves of receipt printers' code pages for Portuguese, from byte 0x80; characters that
 * no text needs are spaces.
 */
// cspell:disable
const upperHalves = {
  cp860: [
    'ÇüéâãàÁçêÊèÍÔìÃÂ',
    'ÉÀÈôõòÚùÌÕÜ¢£Ù₧Ó',
    'áíóúñÑªº¿Ò¬½¼¡«»',
    '                ',
    '                ',
    '                ',
    'αßΓπΣσµτΦΘΩδ∞φε∩',
    '≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  ].join(''),
  cp850: [
    'ÇüéâäàåçêëèïîìÄÅ',
    'ÉæÆôöòûùÿÖÜø£Ø×ƒ',
    'áíóúñÑªº¿®¬½¼¡«»',
    '     ÁÂÀ©    ¢¥ ',
    '      ãÃ       ¤',
    'ðÐÊËÈıÍÎÏ    ¦Ì ',
    'ÓßÔÒõÕµþÞÚÛÙýÝ¯´',
    '\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  ].join(''),
  cp1252: [
    '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž ',
    ' ‘’“”•–—˜™š›œ žŸ',
    '\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯',
    '°±²³´µ¶·¸¹º»¼½¾¿',
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ',
    'ÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß',
    'àáâãäåæçèéêëìíîï',
    'ðñòóôõö÷øùúûüýþÿ',
  ].join(''),
};
// cspell:enable

export type CodePage = keyof typeof upperHalves;
export const codePages = ['cp860', 'cp850', 'cp1252'] as const satisfies readonly CodePage[];

/** The numbers of the code pages for `ESC t n`, as ESC/POS printers have them. */
export const selectorOf: Readonly<Record<CodePage, number>> = { cp860: 3, cp850: 2, cp1252: 16 };

/** A question mark. */
const UNKNOWN = 0x3f;

/** Replacements for characters that a page lacks. */
const likeness: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2212': '-',
  '–': '-',
  '—': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '·': '-',
  '€': 'EUR',
  '×': 'x',
};

/**
 * A text in the bytes of a code page; missing letters lose their accent, other characters become
 * `?`.
 */
export function encode(text: string, page: CodePage): readonly number[] {
  return Array.from(text.normalize('NFC')).flatMap((sign) => bytesOf(sign, page));
}

/** Whether a letter is written as it is, or as another one that says the same. */
export const hasLetter = (sign: string, page: CodePage): boolean =>
  !bytesOf(sign, page).includes(UNKNOWN) || sign === '?';

function bytesOf(sign: string, page: CodePage): readonly number[] {
  const own = byteOf(sign, page);
  if (own !== undefined) return [own];
  const other = likeness[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, '');
  return Array.from(other).map((each) => byteOf(each, page) ?? UNKNOWN);
}

function byteOf(sign: string, page: CodePage): number | undefined {
  const code = sign.charCodeAt(0);
  if (sign.length === 1 && code >= 0x20 && code < 0x7f) return code;
  const place = sign === ' ' ? -1 : upperHalves[page].indexOf(sign);
  return place < 0 ? undefined : 0x80 + place;
}
