/** The lines of a text that people have typed. */
export function linesOf(text: string | undefined): readonly string[] {
  return text === undefined || text.trim() === ''
    ? []
    : text.split(/\r?\n/).map((line) => heldTogether(line.trimEnd()));
}

/** Units that follow a number. */
const units =
  'kg|g|mg|t|l|L|ml|mL|cl|dl|hl|mm|cm|dm|m|km|m²|m³|ha|un|W|kW|kWh|kVA|V|A|Ah|mAh|Hz|kHz|MHz|GHz|' +
  'kB|MB|GB|TB|bar|h|min|%|°C|pol';
const beforeUnit = new RegExp(String.raw`(\d) (?=(?:${units})(?![\p{L}\p{N}]))`, 'gu');
const perUnit = new RegExp(String.raw`(\d) ?/ (?=(?:${units})(?![\p{L}\p{N}]))`, 'gu');
const numbered = /(?<!\p{L})(n\.º|n\.os|artigo|art\.º?|alínea) (?=\d|\p{L}\))/giu;

/** A number stays with its unit where a line ends, and an article of the law with its number. */
export const heldTogether = (text: string): string =>
  text
    .replace(perUnit, '$1\u00a0/\u00a0')
    .replace(beforeUnit, '$1\u00a0')
    .replace(numbered, '$1\u00a0');

/** What is there of it, in order. */
export const present = (...texts: readonly (string | undefined)[]): readonly string[] =>
  texts.filter((text): text is string => text !== undefined && text.trim() !== '');
