/** Lists opened since the page was loaded, by company: they keep their state. */
const begun = new Set<string>();

/** Whether a list is opened for the first time; records the opening. */
export function isFirstOpening(companyId: string, list: string): boolean {
  const key = `${companyId} ${list}`;
  if (begun.has(key)) return false;
  begun.add(key);
  return true;
}
