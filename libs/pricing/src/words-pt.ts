import { digitGroups } from './digit-groups.js';

const BELOW_TWENTY: readonly string[] = [
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze',
  'dezasseis dezassete dezoito dezanove',
].flatMap((words) => words.split(' '));
const TENS: readonly string[] =
  'zero dez vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const HUNDREDS: readonly string[] = [
  'zero cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos',
  'novecentos',
].flatMap((words) => words.split(' '));
const SCALES: readonly (readonly [one: string, many: string])[] = [
  ['', ''],
  [' milhão', ' milhões'],
  [' bilião', ' biliões'],
];

const MILLION = 1_000_000;

/** A whole number in European Portuguese, long scale: `mil cento e sessenta`, `mil milhões`. */
export function numberInPortuguese(value: number): string {
  if (value === 0) return 'zero';
  const groups = digitGroups(value, MILLION);
  const lowest = groups.findIndex((group) => group > 0);
  const words = groups.map((group, scale) => {
    if (group === 0) return '';
    const [one, many] = SCALES[scale] ?? ['', ''];
    const text = belowMillion(group) + (group === 1 ? one : many);
    const isLast = scale === lowest && scale < groups.length - 1;
    return isLast && joinsWithE(group) ? `e ${text}` : text;
  });
  return words
    .reverse()
    .filter((text) => text !== '')
    .join(' ');
}

/** A round million takes `de` before what is counted: `um milhão de meticais`. */
export function takesDe(value: number): boolean {
  return value >= MILLION && value % MILLION === 0;
}

/** `e` stands before a last part that is one word's worth: below 100, or a round hundred. */
function joinsWithE(group: number): boolean {
  const last = group % 1000 === 0 ? group / 1000 : group;
  return last < 100 || (last < 1000 && last % 100 === 0);
}

function belowMillion(value: number): string {
  const rest = value % 1000;
  const thousands = (value - rest) / 1000;
  if (thousands === 0) return belowThousand(rest);
  const thousandWords = thousands === 1 ? 'mil' : `${belowThousand(thousands)} mil`;
  if (rest === 0) return thousandWords;
  return `${thousandWords} ${joinsWithE(rest) ? 'e ' : ''}${belowThousand(rest)}`;
}

function belowThousand(value: number): string {
  if (value === 100) return 'cem';
  if (value < 100) return belowHundred(value);
  const hundreds = HUNDREDS[Math.floor(value / 100)] ?? '';
  return value % 100 === 0 ? hundreds : `${hundreds} e ${belowHundred(value % 100)}`;
}

function belowHundred(value: number): string {
  if (value < 20) return BELOW_TWENTY[value] ?? '';
  const tens = TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? tens : `${tens} e ${belowHundred(value % 10)}`;
}
