/** What faults are put into by the test of the faults: nothing else uses it. */

/** Read once, as the file is loaded. */
const limits = { guest: 10, member: 100 };

/** Who may take that much. */
export function mayTake(amount: number, isMember: boolean): boolean {
  if (amount <= 0) throw new RangeError('nothing to take');
  return amount <= (isMember ? limits.member : limits.guest);
}

/** How often it can be halved before it is nothing; hangs where the steps go up. */
export function halves(amount: number): number {
  let count = 0;
  for (let left = amount; left > 0; left = Math.floor(left / 2)) count += 1;
  return count;
}
