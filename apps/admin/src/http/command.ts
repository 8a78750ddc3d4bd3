import type { Accepted } from '@balcao/contracts';
import { canBeApproved, sendApproved } from './approval.js';
import { forgetAction, idsOf, isRefusal, type ActionIds } from './actions.js';
import { rememberRevision } from './read-after.js';
import { request } from './request.js';

export interface Command {
  readonly companyId: string;
  /** `/api/clients/01J…/archive`. */
  readonly path: string;
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly body: object;
  /** Creates a record: its id, chosen here, is put into the body. */
  readonly isCreation?: boolean;
  /** The token of the rehearsal that it was shown by. */
  readonly rehearsed?: string | undefined;
}

const RETRIES = 2;
const RETRY_AFTER_MS = 400;

/**
 * Sends a command once per user action: unanswered, it is sent again with the same ids, by itself
 * and when the user repeats it. Throws `ProblemError`.
 */
export async function sendCommand(command: Command): Promise<Accepted> {
  const action = `${command.companyId} ${command.path} ${JSON.stringify(command.body)}`;
  const ids = idsOf(action);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const accepted = await attempted(command, ids);
      forgetAction(action);
      return accepted;
    } catch (error) {
      const isAnswered = isRefusal(error);
      if (isAnswered) forgetAction(action);
      if (isAnswered && !isApproval(command) && canBeApproved(error)) {
        return sendApproved(error, command.companyId, (approval) =>
          sendCommand({ ...command, body: { ...command.body, approval } }),
        );
      }
      if (isAnswered || attempt >= RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS * 2 ** attempt));
    }
  }
}

const isApproval = ({ body }: Command): boolean => 'approval' in body;

async function attempted(command: Command, ids: ActionIds): Promise<Accepted> {
  const { body } = await request(command.path, {
    method: command.method ?? 'POST',
    companyId: command.companyId,
    idempotencyKey: ids.idempotencyKey,
    ...(command.rehearsed !== undefined && { rehearsed: command.rehearsed }),
    body: command.isCreation === true ? { id: ids.recordId, ...command.body } : command.body,
  });
  const accepted = parseAccepted(body, ids.recordId);
  rememberRevision(command.companyId, accepted.revision);
  return accepted;
}

/** What was accepted; an answer that says more, as of a link that was made, keeps it. */
function parseAccepted(body: unknown, otherwiseId: string): Accepted {
  if (typeof body !== 'object' || body === null) return { id: otherwiseId, revision: 0 };
  const { id, revision } = body as Readonly<Record<keyof Accepted, unknown>>;
  return {
    ...body,
    id: typeof id === 'string' ? id : otherwiseId,
    revision: typeof revision === 'number' ? revision : 0,
  };
}
