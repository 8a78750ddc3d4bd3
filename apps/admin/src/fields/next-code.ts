/** How many of the newest codes are looked at. */
export const CODES_READ = 25;

/** A barcode was given by its maker: the next number is somebody else's. */
const isBarcode = (code: string): boolean => /^\d{12,14}$/.test(code);

/**
 * The code after those that records have, the newest first: after the highest number of those that
 * are written most. Nothing where no two of them are written alike.
 */
export function nextCode(codes: readonly string[], first: string): string | undefined {
  const own = codes.filter((code) => !isBarcode(code));
  if (own.length === 0) return first;
  const written = new Map<string, string[]>();
  for (const code of own) {
    const { prefix, digits } = /^(?<prefix>.*?)(?<digits>\d{1,9})$/.exec(code)?.groups ?? {};
    if (prefix === undefined || digits === undefined) continue;
    written.set(prefix, [...(written.get(prefix) ?? []), digits]);
  }
  const [most] = [...written].sort(([, one], [, other]) => other.length - one.length);
  if (most === undefined || (most[1].length < 2 && own.length > 1)) return undefined;
  const [prefix, numbers] = most;
  const next = Math.max(...numbers.map(Number)) + 1;
  return prefix + String(next).padStart(numbers[0]?.length ?? 0, '0');
}
