import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

/** The name of this process among those that share work: to be recognised by, and never twice. */
export function holderName(): string {
  return `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`;
}
