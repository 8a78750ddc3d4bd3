import type { ClientRow } from '@balcao/contracts';
import { folded } from '../../formats/folded.js';
import { ofCompany, type TillDatabase } from '../../till-store/till-db.js';

/** Clients in the till, with their search texts. */
export interface HeldClients {
  readonly search: (words: string, limit: number) => readonly ClientRow[];
}

const textOf = ({ name, code, nuit, phone1, phone2 }: ClientRow): string =>
  ` ${folded([name, code, nuit, phone1, phone2].filter((each) => each !== undefined).join(' '))}`;

/** Clients with every word in name, code, NUIT or phone; those starting with it come first. */
export function heldClients(rows: readonly ClientRow[]): HeldClients {
  const held = rows
    .filter(({ isArchived, isClient }) => !isArchived && isClient)
    .map((row) => ({ row, text: textOf(row) }));
  return {
    search: (words, limit) => {
      const wanted = folded(words)
        .split(/\s+/)
        .filter((word) => word !== '');
      const found = held.filter(({ text }) => wanted.every((word) => text.includes(word)));
      const begins = (text: string): boolean => wanted.every((word) => text.includes(` ${word}`));
      const sorted = [
        ...found.filter(({ text }) => begins(text)),
        ...found.filter(({ text }) => !begins(text)),
      ];
      return sorted.slice(0, limit).map(({ row }) => row);
    },
  };
}

/** The clients on this device. */
export const knownClients = async (
  database: TillDatabase,
  companyId: string,
): Promise<HeldClients> => heldClients(await database.getAll('clients', ofCompany(companyId)));
