/** Called when somebody else has changed a list's rows, with the revision. */
type OnChanged = (revision: number) => void;

const held = new Map<string, Set<OnChanged>>();

/**
 * Keeps the rows of a resource's list as they are shown: it is notified instead. Returns the end.
 */
export function holdList(resource: string, onChanged: OnChanged): () => void {
  const listeners = held.get(resource) ?? new Set();
  held.set(resource, listeners.add(onChanged));
  return () => {
    listeners.delete(onChanged);
    if (listeners.size === 0) held.delete(resource);
  };
}

/** Tells the lists that hold rows of the resource; false where there is none. */
export function tellHeldList(resource: string, revision: number): boolean {
  const listeners = held.get(resource);
  for (const onChanged of listeners ?? []) onChanged(revision);
  return listeners !== undefined;
}
