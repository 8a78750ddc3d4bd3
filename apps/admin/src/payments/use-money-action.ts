import { useCommands } from '../admin/use-commands.js';

/** What moving money changes on other screens. */
const touched = [
  'commercial/payment/clients',
  'commercial/payment/suppliers',
  'commercial/clients',
  'commercial/suppliers',
  'commercial/treasury_account',
  'commercial/deposit',
  'commercial/withdrawal',
  'commercial/transfer',
  'commercial/expense',
  'commercial/expense/recurring',
  'documents',
] as const;

/** Sends a command that moves money, reads again what it touches. Throws `ProblemError`. */
export function useMoneyAction(): (
  path: string,
  body: object,
  /** What is said once it is done; it may name what was made. */
  done: string | ((id: string) => string),
  /** The token of its rehearsal: it is carried out as it was shown, or not at all. */
  rehearsed?: string,
) => Promise<string> {
  const { send } = useCommands(...touched);
  return async (path, body, done, rehearsed) => {
    const said = typeof done === 'string' ? done : ({ id }: { readonly id: string }) => done(id);
    return (await send({ path, body, done: said, rehearsed })).id;
  };
}
