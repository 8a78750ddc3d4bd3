import { Inject, Injectable } from '@nestjs/common';
import type { SaveViewBody, SavedView, SavedViews } from '@balcao/contracts';
import {
  chooseDefaultView,
  evolveViews,
  noViews,
  refuse,
  removeView,
  renameView,
  requirePermission,
  saveView,
  type View,
  type ViewEvent,
  type Views,
} from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import { ShortStreams } from '@balcao/journal';
import type { MemberCaller } from '../access/caller.js';
import type { Journals, Sources } from '../composition/backend.js';
import { EVENTS, JOURNALS, SOURCES } from '../composition/tokens.js';
import type { CommandSender } from '../access/commands.js';

type Decide = (state: Views | undefined) => readonly ViewEvent[];

/** Views of lists under a name: a stream per company for those shared, one per member beside. */
@Injectable()
export class ListViews {
  readonly #streams;

  constructor(
    @Inject(EVENTS) events: EventStore,
    @Inject(SOURCES) { clock }: Sources,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {
    const model = { category: 'views', evolve: evolveViews };
    this.#streams = new ShortStreams<Views, ViewEvent>(events, model, clock);
  }

  /** All that a member has at hand; read from the streams themselves, so never behind. */
  async all(caller: MemberCaller): Promise<SavedViews> {
    const [shared, own] = await this.#both(caller);
    const views = [...shownOf(shared, true), ...shownOf(own, false)];
    const ids = new Set(views.map(({ id }) => id));
    return {
      views: views.sort((a, b) => a.name.localeCompare(b.name)),
      defaults: Object.fromEntries([...own.defaults].filter(([, id]) => ids.has(id))),
    };
  }

  async save(sender: CommandSender, body: SaveViewBody): Promise<void> {
    const { isShared, ...view } = body;
    if (isShared) await this.#requireSharing(sender);
    const stream = isShared ? sharedOf(sender) : ownOf(sender);
    await this.#change(stream, sender, { save: { ...view } }, (state) =>
      saveView(state, view satisfies View),
    );
  }

  async rename(sender: CommandSender, id: string, name: string): Promise<void> {
    const stream = await this.#streamOf(sender, id);
    await this.#change(stream, sender, { rename: id, name }, (state) =>
      renameView(state, id, name),
    );
  }

  async remove(sender: CommandSender, id: string): Promise<void> {
    const stream = await this.#streamOf(sender, id);
    await this.#change(stream, sender, { remove: id }, (state) => removeView(state, id));
  }

  async begin(sender: CommandSender, list: string, viewId?: string): Promise<void> {
    if (viewId !== undefined) {
      const views = await this.#both(sender);
      const known = views.some((each) => each.views.get(viewId)?.list === list);
      if (!known) refuse('record.notFound', { id: viewId });
    }
    const { userId } = sender;
    await this.#change(ownOf(sender), sender, { list, viewId: viewId ?? null }, (state) =>
      chooseDefaultView(state, userId, list, viewId),
    );
  }

  /** Where a view is kept; to change one of everybody's takes the permission to share. */
  async #streamOf(caller: MemberCaller, id: string): Promise<string> {
    const [shared, own] = await this.#both(caller);
    if (own.views.has(id)) return ownOf(caller);
    if (!shared.views.has(id)) refuse('record.notFound', { id });
    await this.#requireSharing(caller);
    return sharedOf(caller);
  }

  async #requireSharing({ companyId, userId }: MemberCaller): Promise<void> {
    await this.journals.inspect(companyId, (books) => {
      requirePermission(books, userId, 'views.share');
    });
  }

  async #both(caller: MemberCaller): Promise<readonly [Views, Views]> {
    const [shared, own] = await Promise.all([
      this.#streams.read(sharedOf(caller)),
      this.#streams.read(ownOf(caller)),
    ]);
    return [shared.state ?? noViews, own.state ?? noViews];
  }

  async #change(
    stream: string,
    { userId: actorId, requestId: correlationId, commandId }: CommandSender,
    body: object,
    decide: Decide,
  ): Promise<void> {
    await this.#streams.execute(stream, { commandId, actorId, correlationId, body, decide });
  }
}

const sharedOf = ({ companyId }: MemberCaller): string => companyId;
const ownOf = ({ companyId, userId }: MemberCaller): string => `${companyId}.${userId}`;

const shownOf = ({ views }: Views, isShared: boolean): readonly SavedView[] =>
  [...views.values()].map((view) => ({ ...view, isShared }));
