/** The collections that a live event names; none for an event of another shape. */
export function parseRowsChanged(data: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null || !('resources' in value)) return [];
    return Array.isArray(value.resources)
      ? value.resources.filter((name): name is string => typeof name === 'string')
      : [];
  } catch {
    return [];
  }
}
