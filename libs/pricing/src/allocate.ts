/**
 * Splits a total by weight without losing a cent: each share is floored, and the cents that are
 * left go to the largest remainders, ties to the lower index. A negative total is split as its
 * mirror; where all weights are zero the shares are equal. Negative weights, and a total with
 * nobody to take it, are bugs (RangeError).
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  if (total < 0) return allocate(-total, weights).map((share) => 0 - share);
  let sum = 0;
  let largest = 0;
  for (const weight of weights) {
    if (weight < 0) throw new RangeError('a weight is negative');
    if (weight > largest) largest = weight;
    sum += weight;
  }
  if (weights.length === 1) return [total];
  if (!Number.isSafeInteger(total * largest) || !Number.isSafeInteger(sum)) {
    return allocateBig(BigInt(total), weights.map(BigInt)).map(Number);
  }
  if (sum === 0) return shareEqually(total, weights.length);
  let spare = total;
  const remainders: number[] = [];
  const shares = weights.map((weight) => {
    const product = total * weight;
    const remainder = product % sum;
    const share = (product - remainder) / sum;
    remainders.push(remainder);
    spare -= share;
    return share;
  });
  return handOut(shares, remainders, spare, (share) => share + 1);
}

/** The same split for weights and totals of any size. */
export function allocateBig(total: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((subtotal, weight) => subtotal + weight, 0n);
  if (sum === 0n) return shareEqually(Number(total), weights.length).map(BigInt);
  const shares = weights.map((weight) => (total * weight) / sum);
  const remainders = weights.map((weight) => (total * weight) % sum);
  const spare = shares.reduce((left, share) => left - share, total);
  return handOut(shares, remainders, Number(spare), (share) => share + 1n);
}

function shareEqually(total: number, count: number): number[] {
  if (count === 0 && total !== 0) throw new RangeError('nobody to allocate to');
  return total === 0
    ? new Array<number>(count).fill(0)
    : allocate(total, new Array<number>(count).fill(1));
}

function handOut<N extends number | bigint>(
  shares: N[],
  remainders: readonly N[],
  spare: number,
  next: (share: N) => N,
): N[] {
  if (spare === 0) return shares;
  const byRemainder = remainders
    .map((remainder, index) => ({ remainder, index }))
    .sort((a, b) => (a.remainder === b.remainder ? 0 : a.remainder < b.remainder ? 1 : -1));
  for (const { index } of byRemainder.slice(0, spare)) {
    const share = shares[index];
    if (share !== undefined) shares[index] = next(share);
  }
  return shares;
}
