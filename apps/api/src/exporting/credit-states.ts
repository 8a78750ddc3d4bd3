import { givesBack } from '@balcao/domain';

type Values = Readonly<Record<string, unknown>>;

/** A credit note is not paid but used. */
const states: Values = { unpaid: 'unused', partiallyPaid: 'partlyUsed', paid: 'used' };

/** Rows of documents as their screens say them: what gives back is used, and due on no day. */
export async function* withCreditStates(
  pages: AsyncIterable<readonly Values[]>,
): AsyncIterable<readonly Values[]> {
  for await (const page of pages) yield page.map((row) => (isCredit(row) ? ofCredit(row) : row));
}

const ofCredit = (row: Values): Values => ({
  ...row,
  dueOn: undefined,
  status: states[String(row['status'])] ?? row['status'],
});

function isCredit({ accountEffect, group = 'sales' }: Values): boolean {
  return givesBack({ accountEffect, group } as Parameters<typeof givesBack>[0]);
}
