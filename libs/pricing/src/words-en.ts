import { digitGroups } from './digit-groups.js';

const BELOW_TWENTY: readonly string[] = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen',
  'fifteen sixteen seventeen eighteen nineteen',
].flatMap((words) => words.split(' '));
const TENS: readonly string[] =
  'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: readonly string[] = ['', ' thousand', ' million', ' billion', ' trillion'];

/** A whole number in English, short scale: `one thousand one hundred and sixty`. */
export function numberInEnglish(value: number): string {
  if (value === 0) return 'zero';
  const words = digitGroups(value, 1000)
    .map((group, scale) => (group === 0 ? '' : belowThousand(group) + (SCALES[scale] ?? '')))
    .map((text, scale) => (scale === 0 && value > 1000 && value % 1000 < 100 ? and(text) : text));
  return words
    .reverse()
    .filter((text) => text !== '')
    .join(' ');
}

function and(text: string): string {
  return text === '' ? '' : `and ${text}`;
}

function belowThousand(value: number): string {
  if (value < 100) return belowHundred(value);
  const hundreds = `${belowHundred(Math.floor(value / 100))} hundred`;
  return value % 100 === 0 ? hundreds : `${hundreds} and ${belowHundred(value % 100)}`;
}

function belowHundred(value: number): string {
  if (value < 20) return BELOW_TWENTY[value] ?? '';
  const tens = TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? tens : `${tens}-${belowHundred(value % 10)}`;
}
