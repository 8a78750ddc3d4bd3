import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { sayProblem } from '../http/say-problem.js';
import { keepImage, type ImagePath } from './image-api.js';

/** The pictures of a record that is being edited: their ids in order, and what changes them. */
export interface EditedImages {
  readonly ids: readonly string[];
  readonly isBusy: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (at: number) => void;
  readonly move: (at: number, to: number) => void;
}

interface ImagesField {
  readonly source: string;
  readonly path: ImagePath;
  /** Of them; a field for one alone holds its id, not a list. */
  readonly max: number;
}

/** Pictures are kept as they are chosen; the record has them once it is saved. */
export function useImages({ source, path, max }: ImagesField): EditedImages {
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: source });
  const { id: companyId } = useSlice(company);
  const [isBusy, setBusy] = useState(false);
  const ids = idsOf(value);
  const set = (next: readonly string[]): void => {
    setValue(source, max === 1 ? (next[0] ?? null) : next, { shouldDirty: true });
  };
  const keep = async (files: readonly File[], owner: string): Promise<void> => {
    const kept: string[] = [];
    try {
      for (const file of files) kept.push(await keepImage(path, owner, file));
    } finally {
      const all = max === 1 && kept.length > 0 ? kept : [...ids, ...kept];
      set([...new Set(all)].slice(0, max));
    }
  };
  return {
    ids,
    isBusy,
    add: (files) => {
      if (companyId === null || files.length === 0) return;
      setBusy(true);
      keep(files, companyId)
        .catch((error: unknown) => {
          sayProblem(error);
        })
        .finally(() => {
          setBusy(false);
        });
    },
    remove: (at) => {
      set(ids.filter((_, index) => index !== at));
    },
    move: (at, to) => {
      set(moved(ids, at, to));
    },
  };
}

function idsOf(value: unknown): readonly string[] {
  if (typeof value === 'string' && value !== '') return [value];
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

/** The list with one of its entries at another place. */
export function moved(ids: readonly string[], at: number, to: number): readonly string[] {
  const taken = ids[at];
  if (taken === undefined || to < 0 || to >= ids.length) return ids;
  const others = ids.filter((_, index) => index !== at);
  return [...others.slice(0, to), taken, ...others.slice(to)];
}
