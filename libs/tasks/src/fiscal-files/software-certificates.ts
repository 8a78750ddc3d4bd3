/**
 * The numbers under which tax authorities have certified this installation, by the country of the
 * companies whose papers and files carry them. A country that is not here has certified nothing:
 * papers say that they were made by a computer, and files give `0`.
 */
export type SoftwareCertificates = Readonly<Record<string, string>>;

/** What a setting says that is no certificate; names the setting. */
export class SoftwareCertificatesError extends Error {
  constructor(entry: string) {
    const shapes = 'AO:123/AGT/2025, PT:1234/AT or MZ:123';
    super(`SOFTWARE_CERTIFICATES has "${entry}", which is none of ${shapes}.`);
    this.name = 'SoftwareCertificatesError';
  }
}

/** How each authority writes its numbers, and how long Mozambique's draft lets one be. */
const shapes: Readonly<Record<string, RegExp>> = {
  AO: /^\d+\/AGT\/\d{4}$/,
  PT: /^\d+\/AT$/,
  MZ: /^[^\s:]{1,70}$/,
};

/** Reads `SOFTWARE_CERTIFICATES`: a country and its number, with commas between them. */
export function readSoftwareCertificates(
  environment: Readonly<Record<string, string | undefined>>,
): SoftwareCertificates {
  const entries = (environment['SOFTWARE_CERTIFICATES'] ?? '').split(',');
  const given = entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
  return Object.fromEntries(given.map(entryOf));
}

function entryOf(entry: string): [country: string, certificate: string] {
  const [, country = '', certificate = ''] = /^([A-Z]{2}):\s*(.+)$/.exec(entry) ?? [];
  if (shapes[country]?.test(certificate) !== true) throw new SoftwareCertificatesError(entry);
  return [country, certificate];
}

/** The one that papers and files of a company bear; none where its country has given none. */
export function certificateOf(
  certificates: SoftwareCertificates | undefined,
  { country }: { readonly country: string },
): { readonly certificate?: string } {
  const certificate = certificates?.[country];
  return certificate === undefined ? {} : { certificate };
}
