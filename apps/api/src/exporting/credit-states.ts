import { givesBack } from '@balcao/domain';

type Values = Readonly<Record<string, unknown>>;

/** A credit note is not paid but used. */
const states: Values = { unpaid: 'unused', partiallyPaid: 'partlyUsed', paid: 'used' };

/**
 * Rows of documents as their screens say them: what gives back is used, and due on no day; what
 * stays within the house was issued, and waits for nobody.
 */
export async function* withCreditStates(
  pages: AsyncIterable<readonly Values[]>,
): AsyncIterable<readonly Values[]> {
  for await (const page of pages) yield page.map(stated);
}

function stated(row: Values): Values {
  if (isCredit(row)) return ofCredit(row);
  const isWithin = row['group'] === 'internal' && row['status'] === 'open';
  return isWithin ? { ...row, dueOn: undefined, status: 'issued' } : row;
}

const ofCredit = (row: Values): Values => ({
  ...row,
  dueOn: undefined,
  status: states[String(row['status'])] ?? row['status'],
});

function isCredit({ accountEffect, group = 'sales' }: Values): boolean {
  return givesBack({ accountEffect, group } as Parameters<typeof givesBack>[0]);
}
