/** Numbers are written in groups, as screens show them, and kept as digits. */
export const withoutSpaces = (text: string): string | null => text.replace(/\s/g, '') || null;
