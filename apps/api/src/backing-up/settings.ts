import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Servers, StartError } from '@balcao/tasks/settings';

type Environment = Readonly<Record<string, string | undefined>>;

/** The arguments of a command, with folders as the shell would find them. */
export interface BackingUpSettings {
  readonly folder: string;
  /** Where to restore; the data folder when absent. */
  readonly to?: string;
  /** Whether the backup is only checked. */
  readonly isCheck?: boolean;
}

/** Reads the folder of a backup and, for a restore, the target; `StartError` names the usage. */
export function readBackingUpSettings(
  args: readonly string[],
  environment: Environment,
  usage: string,
): BackingUpSettings {
  const at = (path: string): string => resolve(environment['INIT_CWD'] ?? '.', path);
  const options = {
    ...(usage.includes('--to') && { to: { type: 'string' } as const }),
    ...(usage.includes('--check') && { check: { type: 'boolean' } as const }),
  };
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
    });
    const [folder, ...others] = positionals;
    const { to, check } = values as { readonly to?: string; readonly check?: boolean };
    if (folder === undefined || others.length > 0) throw new StartError(usage);
    return {
      folder: at(folder),
      ...(to !== undefined && { to: at(to) }),
      ...(check && { isCheck: true }),
    };
  } catch {
    throw new StartError(usage);
  }
}

/**
 * The servers that keep everything; undefined where the data folder does. `StartError` where each
 * keeps a part of it.
 */
export function serversOf({
  eventStore,
  mongoDb,
}: Servers): Required<Omit<Servers, 'redis'>> | undefined {
  if (eventStore === undefined && mongoDb === undefined) return undefined;
  if (eventStore !== undefined && mongoDb !== undefined) return { eventStore, mongoDb };
  throw new StartError(
    'Only one of EVENTSTORE_URL and MONGODB_URL is set: see docs/guides/backup.md, "Servers".',
  );
}

/** `StartError` for a folder with anything in it: nothing is written over. */
export function assertNewFolder(folder: string): void {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (stat.isDirectory() && readdirSync(folder).length === 0) return;
  throw new StartError(`${folder} is not empty: name a new folder, nothing is written over.`);
}
