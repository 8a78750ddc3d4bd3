import { Inject, Injectable } from '@nestjs/common';
import {
  notificationKinds,
  type NotificationKind,
  type NotificationPreferences,
} from '@balcao/contracts';
import {
  changeNotificationPreferences,
  readNotifications,
  type NotificationEvent,
} from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import { noticeStreamOf, noticeStreams, tell } from '@balcao/tasks';
import type { MemberCaller } from '../access/caller.js';
import type { Sources } from '../composition/backend.js';
import { EVENTS, SOURCES } from '../composition/tokens.js';
import type { CommandSender } from '../access/commands.js';
import { invalidFields } from '../http/invalid-fields.js';

/** What members are told of: reading it off, and what they want to be told. */
@Injectable()
export class Notices {
  readonly #streams;
  readonly #ground;

  constructor(@Inject(EVENTS) events: EventStore, @Inject(SOURCES) { clock }: Sources) {
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
