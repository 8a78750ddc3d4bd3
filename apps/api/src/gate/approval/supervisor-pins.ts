import { createHash, createHmac, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Accepted, ApprovalBody, ChoosePinBody, StaffBody } from '@balcao/contracts';
import {
  activeMember,
  checkPin,
  mayDo,
  PIN_ATTEMPTS,
  PIN_LOCK_ATTEMPTS,
  refuse,
  ownName,
  type Approval,
} from '@balcao/domain';
import { WrongExpectedRevision, dataAs, type EventStore } from '@balcao/event-store';
import type { Counters } from '@balcao/jobs';
import { companyCommand } from '../../commands/company-command.js';
import type { Journals, Sources } from '../../composition/backend.js';
import { COUNTERS, EVENTS, JOURNALS, SOURCES } from '../../composition/tokens.js';
import type { CommandSender } from '../../access/commands.js';
import { hashPassword, passwordFits } from '../../identity/passwords.js';
import type { MemberCaller } from '../../access/caller.js';
import { PinAttempts } from './pin-attempts.js';

const REASON_MAX = 200;
/** 128 bits, which nobody has twice or foretells. */
const STAFF_ID_DIGITS = 32;

type Caller = Pick<MemberCaller, 'companyId' | 'userId'>;

/** Sets PINs, and checks them: slow hashes apart from the books, and few attempts. */
@Injectable()
export class SupervisorPins {
  /** By the name of the PIN: a new PIN begins at none. */
  readonly #attempts: PinAttempts;

  constructor(
    private readonly commands: CommandBus,
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
    @Inject(COUNTERS) counters: Counters,
  ) {
    this.#attempts = new PinAttempts(counters);
  }

  /** The hash comes first: an event never names what is not there. */
  async set(sender: CommandSender, pin: string) {
    const pinId = await this.#kept(sender, pin);
    const body = { type: 'SetSupervisorPin', pinId } as const;
    const { revision } = await this.commands.execute(companyCommand(sender, body));
    return { id: sender.userId, revision } satisfies Accepted;
  }

  /** The same for staff without an account, who join with it. */
  async addStaff(sender: CommandSender, { pin, ...content }: StaffBody): Promise<Accepted> {
    const id = `staff_${nameOf(sender).slice(0, STAFF_ID_DIGITS)}`;
    const pinId = await this.#kept(sender, pin);
    const body = { type: 'AddStaff', id, pinId, ...content } as const;
    const { revision } = await this.commands.execute(companyCommand(sender, body));
    return { id, revision };
  }

  /** Another PIN for staff who forgot theirs. */
  async reset(sender: CommandSender, id: string, pin: string): Promise<Accepted> {
    const pinId = await this.#kept(sender, pin);
    const body = { type: 'ResetStaffPin', id, pinId } as const;
    const { revision } = await this.commands.execute(companyCommand(sender, body));
    return { id, revision };
  }

  /** The PIN that staff choose at a till: the one before says who they are, and is not it. */
  async choose(
    sender: CommandSender,
    id: string,
    { pin, newPin }: ChoosePinBody,
  ): Promise<Accepted> {
    const isDone = await this.journals.inspect(
      sender.companyId,
      (books) => activeMember(books, id)?.pin?.pinId === nameOf(sender),
    );
    // The same request again: the PIN before fits no more.
    if (!isDone) await this.checkOwn(sender, id, pin);
    if (newPin === pin) refuse('approval.samePin', undefined, 'newPin');
    const pinId = await this.#kept(sender, newPin, 'newPin');
    const body = { type: 'ChooseStaffPin', id, pinId } as const;
    const { revision } = await this.commands.execute(companyCommand(sender, body));
    return { id, revision };
  }

  /**
   * Returns the approval if the PIN fits; refuses and counts a wrong one. A requester who has typed
   * too many wrong ones waits, longer each time; after many more, by any requesters, the PIN is
   * locked. The requester and the approver are recorded with the command's events.
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
    const reasonText = reason.trim().slice(0, REASON_MAX);
    if (reasonText === '') refuse('approval.reasonRequired', undefined, 'approval.reason');
    const known = await this.journals.inspect(companyId, (books) =>
      mayDo(books, approverId, 'pos.approve') ? activeMember(books, approverId)?.pin : undefined,
    );
    if (known === undefined)
      return refuse('approval.notApprover', undefined, 'approval.approverId');
    await this.#verify({ companyId, userId }, approverId, known, pin);
    return { approverId, reason: reasonText, pinId: known.pinId };
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

  /** Signs with the stored form of the PIN, which only servers read; undefined if there is none. */
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
    const attempt = { companyId, memberId: userId, pinId };
    // Counted before it is checked, so that attempts at the same moment are counted too.
    const counted = await this.#attempts.count(attempt);
    if (counted.waitMs > 0) refuseForNow(counted.waitMs);
    const { ofMember, ofPin } = counted;
    if (ofPin <= PIN_LOCK_ATTEMPTS && (await passwordFits(await this.#hashOf(pinId), pin))) {
      await this.#attempts.clear(attempt, counted);
      return;
    }
    if (ofPin >= PIN_LOCK_ATTEMPTS) {
      const body = { type: 'LockSupervisorPin', id: memberId, pinId, attempts: ofPin } as const;
      const commandId = ownName(`lock_${randomUUID()}`);
      await this.commands.execute(companyCommand({ companyId, userId, commandId }, body));
      return refuse('approval.locked', undefined, 'approval.pin');
    }
    const left = PIN_ATTEMPTS - ofMember;
    if (left > 0) return refuse('approval.wrongPin', { left }, 'approval.pin');
    return refuseForNow(await this.#attempts.waitMs(attempt));
  }

  /** Keeps the hash of a PIN; answers the name that events give it. */
  async #kept(sender: CommandSender, pin: string, path = 'pin'): Promise<string> {
    checkPin(pin, path);
    const pinId = nameOf(sender);
    await this.#keep(pinId, pin);
    return pinId;
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

/** What a command makes is named by who sends it and its key: the same again makes the same. */
const nameOf = ({ companyId, userId, commandId }: CommandSender): string =>
  createHash('sha256').update(`${companyId}:${userId}:${commandId}`).digest('hex');

/** Refuses with the wait in whole minutes. */
function refuseForNow(waitMs: number): never {
  return refuse('approval.waits', { minutes: Math.ceil(waitMs / 60_000) }, 'approval.pin');
}
