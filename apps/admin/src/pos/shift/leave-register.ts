import { ulid } from 'ulidx';
import { request } from '../../http/request.js';
import type { OpenTill } from '../till/open-till.js';

/** Releases the register, so that this device can take another one. Throws `ProblemError`. */
export async function leaveRegister({ session }: OpenTill): Promise<void> {
  const { companyId, state, view } = session;
  const { cash_register: id, deviceId } = state.get();
  if (id === null) return;
  await request(`/api/tills/${id}/release`, {
    method: 'POST',
    companyId,
    idempotencyKey: ulid(),
    body: { deviceId },
  });
  state.merge({ cash_register: null, treasury_account: null, cashier: null, shift: null });
  view.merge({ phase: 'noRegister', last: null });
}
