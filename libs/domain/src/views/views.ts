import { refuse } from '../refusal.js';
import type {
  DefaultViewChosen,
  ViewEvent,
  ViewRemoved,
  ViewRenamed,
  ViewSaved,
} from './view.events.js';

/** A view as it is kept. */
export type View = ViewSaved['data'];

/** The views of one stream: everybody's, or a person's with what their lists begin with. */
export interface Views {
  readonly views: ReadonlyMap<string, View>;
  /** By list, the view that it begins with. */
  readonly defaults: ReadonlyMap<string, string>;
}

/** The most that views may be, so that their streams stay short. */
export const viewLimits = {
  /** Views of one stream. */
  views: 200,
  /** Characters of a name. */
  name: 80,
} as const;

/** What a stream without events holds. */
export const noViews: Views = { views: new Map(), defaults: new Map() };

/** The state after one more event. */
export function evolveViews(state: Views | undefined, { type, data }: ViewEvent): Views {
  const { views, defaults } = state ?? noViews;
  switch (type) {
    case 'ViewSaved':
      return { views: new Map(views).set(data.id, data), defaults };
    case 'ViewRenamed': {
      const view = views.get(data.id);
      if (view === undefined) return { views, defaults };
      return { views: new Map(views).set(data.id, { ...view, name: data.name }), defaults };
    }
    case 'ViewRemoved':
      return { views: without(views, data.id), defaults };
    case 'DefaultViewChosen': {
      const { list, viewId } = data;
      const chosen = viewId === undefined ? without(defaults, list) : put(defaults, list, viewId);
      return { views, defaults: chosen };
    }
  }
}

/** Keeps a view; the same id again keeps it again. Refused where its list has the name already. */
export function saveView(state: Views = noViews, view: View): readonly ViewSaved[] {
  const name = nameOf(view.name);
  refuseTaken(state, view.list, name, view.id);
  const known = state.views.get(view.id);
  if (known === undefined && state.views.size >= viewLimits.views) {
    refuse('field.tooMany', { field: 'views', max: viewLimits.views });
  }
  const data = { ...view, name };
  if (known !== undefined && JSON.stringify(known) === JSON.stringify(data)) return [];
  return [{ type: 'ViewSaved', data }];
}

/** Gives a view another name. */
export function renameView(
  state: Views = noViews,
  id: string,
  wanted: string,
): readonly ViewRenamed[] {
  const view = state.views.get(id) ?? refuse('record.notFound', { id });
  const name = nameOf(wanted);
  refuseTaken(state, view.list, name, id);
  return name === view.name ? [] : [{ type: 'ViewRenamed', data: { id, name } }];
}

/** Takes a view away; lists that began with it are as they come again. */
export function removeView(state: Views = noViews, id: string): readonly ViewRemoved[] {
  if (!state.views.has(id)) refuse('record.notFound', { id });
  return [{ type: 'ViewRemoved', data: { id } }];
}

/** Chooses what a person's list begins with; nothing stands for the list as it comes. */
export function chooseDefaultView(
  state: Views = noViews,
  userId: string,
  list: string,
  viewId: string | undefined,
): readonly DefaultViewChosen[] {
  if (state.defaults.get(list) === viewId) return [];
  const data = { id: userId, list, ...(viewId !== undefined && { viewId }) };
  return [{ type: 'DefaultViewChosen', data }];
}

function nameOf(wanted: string): string {
  const name = wanted.trim();
  if (name === '') refuse('field.required', { field: 'name' }, 'name');
  const { name: max } = viewLimits;
  if (name.length > max) refuse('field.tooLong', { field: 'name', max }, 'name');
  return name;
}

function refuseTaken({ views }: Views, list: string, name: string, id: string): void {
  const folded = name.toLocaleLowerCase();
  for (const view of views.values()) {
    const isOther = view.list === list && view.id !== id;
    if (isOther && view.name.toLocaleLowerCase() === folded) {
      refuse('field.taken', { field: 'name', value: view.name }, 'name');
    }
  }
}

const put = <V>(map: ReadonlyMap<string, V>, key: string, value: V): ReadonlyMap<string, V> =>
  new Map(map).set(key, value);

function without<V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> {
  const others = new Map(map);
  others.delete(key);
  return others;
}
