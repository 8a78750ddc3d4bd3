import type { MadeLink } from '@balcao/domain';
import type { Secrets } from '../identity/secrets.js';

/** A link, and the company whose paper it shows. */
export interface CompanyLink extends MadeLink {
  readonly companyId: string;
}

const subject = 'paper-link';

/** What a link carries: nobody can read it, change it or make one without the server's key. */
export function sealLink(
  secrets: Pick<Secrets, 'seal'>,
  { companyId, id, revision, expiresAt }: CompanyLink,
): string {
  const parts = [companyId, id, revision.toString(36), Date.parse(expiresAt).toString(36)];
  return secrets.seal(parts.join(' '), subject);
}

/** What `sealLink` carries; undefined for anything else. */
export function openLink(secrets: Pick<Secrets, 'open'>, token: string): CompanyLink | undefined {
  const parts = secrets.open(token, subject)?.split(' ');
  if (parts?.length !== 4) return undefined;
  const [companyId = '', id = '', revision = '', until = ''] = parts;
  const expiresAt = new Date(Number.parseInt(until, 36)).toISOString();
  return { companyId, id, revision: Number.parseInt(revision, 36), expiresAt };
}
