/** The favourites with one moved. */
export function movedTo(ids: readonly string[], id: string, place: number): readonly string[] {
  const others = ids.filter((each) => each !== id);
  if (others.length === ids.length) return ids;
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, id);
}

/** The favourites with an article appended, or removed if it was one. */
export const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
