/**
 * The document that a scanned or typed text names, as the books call it: `VD_2026C1.12`, or the
 * reference that is printed, `VD 2026C1/12`, and as bars, `VD 2026C1 12`; by themselves or within
 * the text of a QR code.
 */
export function documentIn(text: string): string | undefined {
  const [, type, code, number] =
    /(?:^|[^A-Z])([A-Z]{2,4})[ _]([0-9A-Z]{4,20})[./ ](\d{1,9})(?!\d)/.exec(text.toUpperCase()) ??
    [];
  return type === undefined || code === undefined || number === undefined
    ? undefined
    : `${type}_${code}.${number}`;
}
