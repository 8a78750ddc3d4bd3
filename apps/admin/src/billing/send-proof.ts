import { sendFile } from '../http/send-file.js';

/** Sends the proof of a transfer; sent again, it is kept once. Throws `ProblemError`. */
export async function sendProof(companyId: string, orderId: string, file: File): Promise<void> {
  const name = encodeURIComponent(file.name);
  const path = `/api/billing/orders/${encodeURIComponent(orderId)}/proofs?name=${name}`;
  await sendFile(companyId, path, file);
}
