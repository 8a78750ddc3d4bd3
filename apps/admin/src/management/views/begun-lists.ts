/** Lists that have been open since the page was loaded, by company: they stay as they were left. */
const begun = new Set<string>();

/** Whether a list is opened for the first time; from then on it is not. */
export function isFirstOpening(companyId: string, list: string): boolean {
  const key = `${companyId} ${list}`;
  if (begun.has(key)) return false;
  begun.add(key);
  return true;
}
