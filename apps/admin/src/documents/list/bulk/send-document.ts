import type { DocumentRow, MailLanguage } from '@balcao/contracts';
import type { BalcaoDataProvider } from '../../../admin/data-provider.js';
import { withReasons } from './whole-reason.js';

interface Wish {
  readonly language: MailLanguage;
  /** What is said of a party without an address. */
  readonly noAddress: string;
}

/** Sends a document to the first address that its client or supplier is known by. */
export async function sendDocument(
  { id, clientId, group }: DocumentRow,
  provider: BalcaoDataProvider,
  { language, noAddress }: Wish,
): Promise<void> {
  if (clientId === '') throw new Error(noAddress);
  const party = group === 'purchases' ? 'suppliers' : 'clients';
  const { body } = await provider.read(`${party}/${encodeURIComponent(clientId)}`);
  const address = addressIn(body);
  if (address === undefined) throw new Error(noAddress);
  const order = { to: [address], language };
  await withReasons(provider.send(`documents/${encodeURIComponent(id)}/send`, order));
}

function addressIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { email1, email2 } = body as Readonly<Record<string, unknown>>;
  return [email1, email2].find((email) => typeof email === 'string' && email !== '') as
    string | undefined;
}
