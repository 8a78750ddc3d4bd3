import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../refusal.js';
import type { ViewEvent } from './view.events.js';
import {
  chooseDefaultView,
  evolveViews,
  removeView,
  renameView,
  saveView,
  viewLimits,
  type View,
  type Views,
} from './views.js';

const services: View = {
  id: 'services1',
  list: 'commercial/articles',
  name: 'Serviços',
  filter: '{"kind":"service"}',
  sort: 'name:asc',
  perPage: 50,
  hiddenColumns: ['unit'],
  columnOrder: [],
};

const after = (...events: readonly ViewEvent[]): Views | undefined =>
  events.reduce<Views | undefined>(evolveViews, undefined);
const saved = (view: View = services): ViewEvent => ({ type: 'ViewSaved', data: view });

function refusalOf(act: () => unknown): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return error instanceof DomainError ? error.code : undefined;
  }
}

describe('the views of a list', () => {
  it('are kept under a name, and kept again by the same id', () => {
    expect(saveView(undefined, services)).toEqual([saved()]);
    expect(saveView(after(saved()), services)).toEqual([]);
    const wider = { ...services, perPage: 100 };
    expect(saveView(after(saved()), wider)).toEqual([saved(wider)]);
  });

  it('have names of their own within a list, whatever the letter case', () => {
    const again = { ...services, id: 'services2', name: ' SERVIÇOS ' };
    expect(refusalOf(() => saveView(after(saved()), again))).toBe('field.taken');
    const elsewhere = { ...again, list: 'commercial/clients' };
    expect(saveView(after(saved()), elsewhere)).toHaveLength(1);
  });

  it('refuse no name, and one that is too long', () => {
    expect(refusalOf(() => saveView(undefined, { ...services, name: ' ' }))).toBe('field.required');
    const long = { ...services, name: 'x'.repeat(viewLimits.name + 1) };
    expect(refusalOf(() => saveView(undefined, long))).toBe('field.tooLong');
  });

  it('are so many at most', () => {
    const all = Array.from({ length: viewLimits.views }, (_, at) =>
      saved({ ...services, id: `view${at}`, name: `Vista ${at}` }),
    );
    expect(refusalOf(() => saveView(after(...all), services))).toBe('field.tooMany');
    const [first] = all;
    expect(first?.type === 'ViewSaved' && saveView(after(...all), first.data)).toEqual([]);
  });

  it('are renamed and removed, those that there are', () => {
    expect(renameView(after(saved()), 'services1', 'Só serviços')).toEqual([
      { type: 'ViewRenamed', data: { id: 'services1', name: 'Só serviços' } },
    ]);
    expect(refusalOf(() => renameView(undefined, 'services1', 'Outra'))).toBe('record.notFound');
    const [removed] = removeView(after(saved()), 'services1');
    expect(removed && after(saved(), removed)?.views.size).toBe(0);
    expect(refusalOf(() => removeView(undefined, 'services1'))).toBe('record.notFound');
  });

  it('are chosen to begin with, and let go again', () => {
    const [chosen] = chooseDefaultView(undefined, 'amina', services.list, 'services1');
    const state = chosen && after(saved(), chosen);
    expect(state?.defaults.get(services.list)).toBe('services1');
    expect(chooseDefaultView(state, 'amina', services.list, 'services1')).toEqual([]);
    const [none] = chooseDefaultView(state, 'amina', services.list, undefined);
    expect(none && chosen && after(chosen, none)?.defaults.size).toBe(0);
  });

  it.each(['ViewSaved', 'ViewRenamed', 'ViewRemoved', 'DefaultViewChosen'])(
    'can be folded from the sample of %s',
    (type) => {
      const url = new URL(`../testing/samples/${type}.v1.json`, import.meta.url);
      const sample: unknown = JSON.parse(readFileSync(fileURLToPath(url), 'utf8'));
      const state = after(saved(), sample as ViewEvent);
      expect(state?.views.get('services1')?.name).toBe(
        { ViewRenamed: 'Só serviços', ViewRemoved: undefined }[type] ??
          (type === 'ViewRemoved' ? undefined : 'Serviços'),
      );
    },
  );
});
