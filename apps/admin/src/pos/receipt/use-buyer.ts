import type { ClientRow, ReturnableSale } from '@balcao/contracts';
import type { ReceiptChannel } from '@balcao/domain';
import { useEffect, useState } from 'react';
import { request } from '../../http/request.js';
import { sayProblem } from '../../http/say-problem.js';
import type { TillSession } from '../till/till-session.js';
import { useTill } from '../till/till-context.js';
import { keptReceipt } from './kept-receipts.js';
import { contactOf, withContact, type Contact } from './remembered.js';

/** Who bought, and where the receipts go. */
export interface Buyer {
  /** The id; undefined for a buyer who is not named, and while it is read. */
  readonly id: string | undefined;
  readonly contact: Contact;
  /** Keeps the address with the client, as agreed; works offline. Without one, forgets it. */
  readonly remember: (address?: string) => Promise<void>;
}

/** The named client of a sale, as this device knows it, with where the receipts go. */
export function useBuyer(documentId: string, channel: ReceiptChannel): Buyer {
  const till = useTill();
  const [client, setClient] = useState<ClientRow>();
  useEffect(() => {
    let isCurrent = true;
    buyerOf(till, documentId)
      .then((found) => {
        if (isCurrent) setClient(found);
      })
      .catch(sayProblem);
    return () => {
      isCurrent = false;
    };
  }, [till, documentId]);
  const remember = async (address?: string): Promise<void> => {
    if (client === undefined) return;
    const { id } = client;
    const said = { id, channel, ...(address !== undefined && { address }) };
    await till.append({ kind: 'consent', said });
    const kept = address === undefined ? undefined : { address, since: till.today };
    const next = withContact(client, channel, kept);
    await till.database.put('clients', { ...next, companyId: till.companyId });
    setClient(next);
  };
  return { id: client?.id, contact: contactOf(client, channel), remember };
}

async function buyerOf(till: TillSession, documentId: string): Promise<ClientRow | undefined> {
  const { database, companyId, start } = till;
  const id = await buyerIdOf(till, documentId);
  if (id === undefined || id === start.settings.defaultClientId) return undefined;
  const row = await database.get('clients', [companyId, id]);
  return row?.isArchived === false ? row : undefined;
}

/** From the receipt on this device, or else from the server. */
async function buyerIdOf(
  { database, companyId, view }: TillSession,
  documentId: string,
): Promise<string | undefined> {
  const receipt = await keptReceipt(database, companyId, documentId);
  if (receipt !== undefined) return receipt.issued.partyId;
  if (!view.get().isOnline) return undefined;
  const path = `/api/pos/sales/${encodeURIComponent(documentId)}`;
  const { body } = await request(path, { companyId });
  return (body as ReturnableSale).document.partyId;
}
