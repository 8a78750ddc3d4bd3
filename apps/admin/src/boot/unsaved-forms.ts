import { createSlice } from './slice.js';

/** Whether something in a form would be lost. */
export type IsUnsaved = () => boolean;

interface UnsavedForms {
  /** Of each form on the page, what tells whether something in it would be lost. */
  readonly forms: readonly IsUnsaved[];
  /** Asks whether it may be; there while a form is, in the words that its page has at hand. */
  readonly ask: (() => Promise<boolean>) | undefined;
}

export const unsavedForms = createSlice<UnsavedForms>({ forms: [], ask: undefined });

/** Whether anything on the page would be lost with it. */
export const isAnyUnsaved = (): boolean =>
  unsavedForms.get().forms.some((isUnsaved) => isUnsaved());

/** Adds a form of the page; answers how to take it away again. */
export function addForm(isUnsaved: IsUnsaved): () => void {
  // One of its own, so that the same question of another form is not taken away.
  const form: IsUnsaved = () => isUnsaved();
  unsavedForms.merge({ forms: [...unsavedForms.get().forms, form] });
  return () => {
    unsavedForms.merge({ forms: unsavedForms.get().forms.filter((other) => other !== form) });
  };
}

/** Asks before the page goes with what its forms hold; after a yes, nothing asks about it again. */
export async function mayLosePage(): Promise<boolean> {
  const { ask } = unsavedForms.get();
  if (ask === undefined || !isAnyUnsaved()) return true;
  if (!(await ask())) return false;
  unsavedForms.merge({ forms: [] });
  return true;
}
