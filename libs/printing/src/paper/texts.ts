/** The lines of a text that people have typed. */
export function linesOf(text: string | undefined): readonly string[] {
  return text === undefined || text.trim() === ''
    ? []
    : text.split(/\r?\n/).map((line) => line.trimEnd());
}

/** What is there of it, in order. */
export const present = (...texts: readonly (string | undefined)[]): readonly string[] =>
  texts.filter((text): text is string => text !== undefined && text.trim() !== '');
