import { hash, verify } from '@node-rs/argon2';

/** OWASP's choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes off the main thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let nobodysHash: Promise<string> | undefined;

/** Whether the password fits; without an account it takes just as long, and never fits. */
export async function passwordFits(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  nobodysHash ??= hashPassword('the password of nobody');
  const fits = await verify(passwordHash ?? (await nobodysHash), password);
  return fits && passwordHash !== undefined;
}
