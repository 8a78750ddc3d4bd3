import type { Type } from '@nestjs/common';
import type { References } from '../exporting/references.js';
import type { ListName, PlainRegisterName } from '@balcao/contracts';
import type { Books, Command } from '@balcao/domain';
import type { ParsedList, SentQuery } from '../reading/list-query.js';
import type { AmongValues } from './among-values.js';
import type { Collection, Row } from '@balcao/read-store';

/** A new record as it is sent. */
export interface NewRecord {
  readonly id: string;
}

/** Changed fields as they are sent. */
export interface ChangedRecord {
  readonly expectedRevision?: number;
}

/** How the rows of a register are read over HTTP. */
export interface RegisterReads<R extends Row> {
  /** Its declaration says the path, the permission, and which of the rows it lists. */
  readonly list: ListName;
  readonly collection: Collection<R>;
  /** Reads the list's query, days by the company's clock; by the collection's fields without it. */
  readonly parse?: (sent: SentQuery, timeZone: string) => ParsedList;
  /** Fields of several ids that a filter may name one of. */
  readonly among?: AmongValues;
  /** The fields that a file of the list has. */
  readonly csvColumns: readonly (keyof R & string)[];
  /** Of fields that hold ids or names, where to read those; the declaration says it of others. */
  readonly references?: References;
  /** Those whose ids are codes that people know: a file has them as they are. */
  readonly codes?: readonly (keyof R & string)[];
  /** Amounts that a file on paper sums up below its rows. */
  readonly sums?: readonly (keyof R & string)[];
  /** The rows that count for the sums; all without it. */
  readonly counts?: (row: R) => boolean;
  /** What the books know of a row and no row keeps. */
  readonly fromBooks?: (books: Books, row: R) => object;
  /** Who knows what a file has in addition, and its screen asks for separately. */
  readonly inFiles?: Type<FileRows<R>>;
}

/** Makes rows whole for a file, as they are on screen. */
export interface FileRows<R extends Row> {
  readonly whole: (rows: readonly R[]) => Promise<readonly R[]>;
}

/** How a register is changed over HTTP. */
export interface RegisterCommands<New extends NewRecord, Changed extends ChangedRecord> {
  readonly resource: PlainRegisterName;
  readonly newBody: Type<New>;
  readonly changeBody: Type<Changed>;
  readonly register: (body: New) => Command;
  readonly change: (id: string, body: Changed) => Command;
}
