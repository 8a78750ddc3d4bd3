import { Inject, Injectable } from '@nestjs/common';
import {
  notificationKinds,
  type NotificationKind,
  type NotificationPreferences,
} from '@balcao/contracts';
import {
  actorName,
  changeNotificationPreferences,
  readNotifications,
  whoMayApprove,
  type ApprovalRequestedData,
  type NotificationEvent,
} from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import { noticeStreamOf, noticeStreams, tell } from '@balcao/tasks';
import type { MemberCaller } from '../access/caller.js';
import type { Journals, Sources } from '../composition/backend.js';
import { EVENTS, JOURNALS, SOURCES } from '../composition/tokens.js';
import type { CommandSender } from '../access/commands.js';
import { invalidFields } from '../http/invalid-fields.js';

/** What members are told of: reading it off, and what they want to be told. */
@Injectable()
export class Notices {
  readonly #streams;
  readonly #ground;

  constructor(
    @Inject(EVENTS) events: EventStore,
    @Inject(SOURCES) { clock }: Sources,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {
    this.#ground = { events, clock };
    this.#streams = noticeStreams(this.#ground);
  }

  /** Marks them as read; ids are those of the rows. */
  async read(sender: CommandSender, rowIds?: readonly string[]): Promise<void> {
    const { userId } = sender;
    const ids = rowIds?.map((id) =>
      id.startsWith(`${userId}.`) ? id.slice(userId.length + 1) : id,
    );
    await this.#change(sender, { ids: ids ?? 'all' }, (state) =>
      readNotifications(state, userId, ids),
    );
  }

  async preferences({ companyId, userId }: MemberCaller): Promise<NotificationPreferences> {
    const { state } = await this.#streams.read(noticeStreamOf(companyId, userId));
    const { off = [], mailed = [] } = state ?? {};
    return { off: off.filter(isKind), mailed: mailed.filter(isKind) };
  }

  async prefer(sender: CommandSender, wanted: NotificationPreferences): Promise<void> {
    if (!wanted.off.every(isKind)) throw invalidFields('off');
    if (!wanted.mailed.every(isKind)) throw invalidFields('mailed');
    const { off, mailed } = wanted;
    await this.#change(sender, { off: [...off], mailed: [...mailed] }, (state) =>
      changeNotificationPreferences(state, sender.userId, wanted),
    );
  }

  /** Tells whoever invited a person that the person has come; joining never fails of it. */
  async tellOfJoining(
    companyId: string,
    inviterId: string,
    { id, name }: { readonly id: string; readonly name: string },
  ): Promise<void> {
    const notice = { id: `joined_${id}`, kind: 'invitationAccepted', params: { name } } as const;
    await tell(this.#ground, companyId, [inviterId], notice).catch(() => undefined);
  }

  /** Tells those who may approve it of a request; asking never fails of it. */
  async tellOfRequest(companyId: string, id: string): Promise<void> {
    await this.#toldOfRequest(companyId, id).catch(() => undefined);
  }

  async #toldOfRequest(companyId: string, id: string): Promise<void> {
    const { events } = await this.journals.history(companyId, id, { limit: 1 });
    const [event] = events;
    if (event?.type !== 'ApprovalRequested') return;
    const { wanted, requesterId, requesterName: name, reference, reason } = event.data;
    const people = await this.journals.inspect(companyId, (books) =>
      whoMayApprove(books, wanted, requesterId),
    );
    const params = { id, name, reference, reason };
    const notice = { id: `asked_${id}`, kind: 'approvalRequested', params } as const;
    await tell(this.#ground, companyId, people, notice);
  }

  /** Tells who asked for it what became of a request; `answer` says why it is refused. */
  async tellOfDecision(
    companyId: string,
    { id, requesterId, reference }: ApprovalRequestedData,
    { sender, answer }: { readonly sender: CommandSender; readonly answer?: string },
  ): Promise<void> {
    const name = await this.journals.inspect(companyId, (books) => actorName(books, sender.userId));
    const kind = answer === undefined ? 'approvalGranted' : 'approvalRefused';
    const params = { id, name, reference, ...(answer !== undefined && { reason: answer }) };
    const notice = { id: `decided_${id}`, kind, params } as const;
    await tell(this.#ground, companyId, [requesterId], notice).catch(() => undefined);
  }

  async #change(
    { companyId, userId, requestId, commandId }: CommandSender,
    body: object,
    decide: (state: Parameters<typeof readNotifications>[0]) => readonly NotificationEvent[],
  ): Promise<void> {
    const command = { commandId, actorId: userId, correlationId: requestId, body, decide };
    await this.#streams.execute(noticeStreamOf(companyId, userId), command);
  }
}

const isKind = (kind: string): kind is NotificationKind =>
  notificationKinds.some((known) => known === kind);
