import type { TillStart } from '@balcao/contracts';
import { isPermitted } from '../../session/session.js';
import { sendOnce } from '../../http/actions.js';
import { firstRegister } from './first-register-body.js';
import type { OpenTill } from './open-till.js';
import { post } from './post.js';

/** Whether somebody may create cash registers. */
export const mayMakeRegisters = (companyId: string): boolean =>
  isPermitted(companyId, 'pos.manage');

/** Creates the first cash register, which this device becomes. Throws `ProblemError`. */
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
