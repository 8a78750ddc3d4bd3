/** The result of reading a backup: how many events it holds, or what is wrong with it. */
export type BackupFound =
  | { readonly isReadable: true; readonly events: number }
  | { readonly isReadable: false; readonly why: string };

/** Reads a backup in a folder and says whether it can be restored. */
export type CheckBackup = (folder: string, signal: AbortSignal) => Promise<BackupFound>;

/** The data folder, and the check of its backups. */
export interface BackupSettings {
  readonly dataDir: string;
  readonly check: CheckBackup;
}

export const BACKUPS = Symbol('backups');
