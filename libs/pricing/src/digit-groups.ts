/** The groups of a whole number to a base (1000: groups of three digits), lowest first. */
export function digitGroups(value: number, base: number): number[] {
  const groups: number[] = [];
  for (let left = value; left > 0; left = (left - (left % base)) / base) groups.push(left % base);
  return groups;
}
