import type { TillStart } from '@balcao/contracts';
import { isPermitted } from '../../session/session.js';
import { sendOnce } from '../../http/actions.js';
import { firstRegister } from './first-register-body.js';
import type { OpenTill } from './open-till.js';
import { post } from './post.js';

/** Whether the user may create cash registers. */
export const mayMakeRegisters = (companyId: string): boolean =>
  isPermitted(companyId, 'pos.manage');

/** Creates the first cash register and assigns this device. Throws `ProblemError`. */
export async function makeFirstRegister(
  { session, sync }: OpenTill,
  name: string,
  start: TillStart,
): Promise<void> {
  const { companyId } = session;
  const id = await sendOnce(`first register ${companyId}`, async (ids) => {
    const body = firstRegister(ids.recordId, name, start);
    await post(companyId, '/api/cash-registers', { ...ids, body });
    return ids.recordId;
  });
  session.state.merge({ cash_register: id });
  await sync.beat();
}
