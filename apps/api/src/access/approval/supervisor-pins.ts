import { createHash, createHmac, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Accepted, ApprovalBody } from '@balcao/contracts';
import {
  activeMember,
  checkPin,
  mayDo,
  PIN_ATTEMPTS,
  refuse,
  ownName,
  type Approval,
} from '@balcao/domain';
import { WrongExpectedRevision, dataAs, type EventStore } from '@balcao/event-store';
import type { Journals, Sources } from '../../composition/backend.js';
import { EVENTS, JOURNALS, SOURCES } from '../../composition/tokens.js';
import type { CommandSender } from '../../http/commands.js';
import { hashPassword, passwordFits } from '../../identity/passwords.js';
import type { MemberCaller } from '../caller.js';

/** PINs whose failed attempts are remembered; those tried last. */
const REMEMBERED_PINS = 10_000;
const REASON_MAX = 200;

type Caller = Pick<MemberCaller, 'companyId' | 'userId'>;

/** Sets PINs, and checks them: slow hashes apart from the books, and few attempts. */
@Injectable()
export class SupervisorPins {
  /** Wrong attempts in a row by the name of the PIN; a new PIN begins at none. */
  readonly #failures = new Map<string, number>();

  constructor(
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** The hash comes first: an event never names what is not there. */
  async set({ companyId, userId, requestId, commandId }: CommandSender, pin: string) {
    checkPin(pin);
    const pinId = createHash('sha256').update(`${companyId}:${userId}:${commandId}`).digest('hex');
    await this.#keep(pinId, pin);
    const body = { type: 'SetSupervisorPin', pinId } as const;
    const command = { commandId, actorId: userId, correlationId: requestId, body };
    const { revision } = await this.journals.execute(companyId, command);
    return { id: userId, revision } satisfies Accepted;
  }

  /**
   * The approval, once the PIN fits; refused, counted, and locked after too many attempts, for
   * whoever tries. Who asks and who approves are recorded with the command's events.
   */
  async check(caller: Caller, sent: ApprovalBody): Promise<Approval> {
    const { approverId, reason } = await this.checkNamingPin(caller, sent);
    return { approverId, reason };
  }

  /** The same, with the name of the PIN that fitted. */
  async checkNamingPin(
    { companyId, userId }: Caller,
    { approverId, pin, reason }: ApprovalBody,
  ): Promise<Approval & { readonly pinId: string }> {
    const told = reason.trim().slice(0, REASON_MAX);
    if (told === '') refuse('approval.reasonRequired', undefined, 'approval.reason');
    const known = await this.journals.inspect(companyId, (books) =>
      mayDo(books, approverId, 'pos.approve') ? activeMember(books, approverId)?.pin : undefined,
    );
    if (known === undefined)
      return refuse('approval.notApprover', undefined, 'approval.approverId');
    await this.#verify({ companyId, userId }, approverId, known, pin);
    return { approverId, reason: told, pinId: known.pinId };
  }

  /** The member itself is at the till: its PIN fits, or the same refusals as for an approval. */
  async checkOwn(caller: Caller, memberId: string, pin: string): Promise<void> {
    const known = await this.journals.inspect(
      caller.companyId,
      (books) => activeMember(books, memberId)?.pin,
    );
    if (known === undefined) return refuse('approval.notApprover', undefined, 'pin');
    await this.#verify(caller, memberId, known, pin);
  }

  /** Signs with what the PIN is kept as, which servers alone read; nothing for no such PIN. */
  async sign(pinId: string, text: string): Promise<string | undefined> {
    const hash = await this.#hashOf(pinId);
    return hash === undefined ? undefined : createHmac('sha256', hash).update(text).digest('hex');
  }

  async #verify(
    { companyId, userId }: Caller,
    memberId: string,
    known: { readonly pinId: string; readonly isLocked: boolean },
    pin: string,
  ): Promise<void> {
    if (known.isLocked) refuse('approval.locked', undefined, 'approval.pin');
    const { pinId } = known;
    // Counted before it is checked, so that attempts at the same moment are counted too.
    const attempts = this.#count(pinId);
    if (attempts <= PIN_ATTEMPTS && (await passwordFits(await this.#hashOf(pinId), pin))) {
      this.#failures.delete(pinId);
      return;
    }
    if (attempts < PIN_ATTEMPTS) {
      const left = PIN_ATTEMPTS - attempts;
      return refuse('approval.wrongPin', { left }, 'approval.pin');
    }
    const body = { type: 'LockSupervisorPin', id: memberId, pinId, attempts } as const;
    const commandId = ownName(`lock_${randomUUID()}`);
    await this.journals.execute(companyId, { commandId, actorId: userId, body });
    return refuse('approval.locked', undefined, 'approval.pin');
  }

  #count(pinId: string): number {
    const attempts = (this.#failures.get(pinId) ?? 0) + 1;
    this.#failures.delete(pinId);
    this.#failures.set(pinId, attempts);
    for (const oldest of this.#failures.keys()) {
      if (this.#failures.size <= REMEMBERED_PINS) break;
      this.#failures.delete(oldest);
    }
    return attempts;
  }

  async #keep(pinId: string, pin: string): Promise<void> {
    const data = { id: pinId, pinHash: await hashPassword(pin) };
    const metadata = { recordedAt: this.sources.clock().toISOString(), schemaVersion: 1 };
    const event = { id: randomUUID(), type: 'PinHashed', data, metadata };
    try {
      await this.events.append(`pin-${pinId}`, [event], 'no-stream');
    } catch (error) {
      // The same request again: the PIN that came first stays.
      if (!(error instanceof WrongExpectedRevision)) throw error;
    }
  }

  async #hashOf(pinId: string): Promise<string | undefined> {
    for await (const first of this.events.read(`pin-${pinId}`, { limit: 1 })) {
      return dataAs<{ readonly pinHash?: string }>(first).pinHash;
    }
    return undefined;
  }
}
