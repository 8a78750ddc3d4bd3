import { refuse } from '@balcao/domain';
import { shownBy, type Shown } from '../day-formats.js';
import type { Sheet } from '../table.js';
import { CheckedBytes } from './checked-bytes.js';
import { CompoundFile } from './compound-file.js';
import { kinds, recordsFrom, TextReader, type BiffRecord, type TextWriting } from './records.js';
import { rowsOfSheet } from './sheet-cells.js';

/** Shared data of all sheets' cells. */
export interface OldWorkbook {
  readonly writing: TextWriting;
  readonly strings: readonly string[];
  /** Number formats by cell style. */
  readonly shown: readonly Shown[];
  readonly isFrom1904: boolean;
}

/** Versions of the format: Excel 5 and 95, and 97 to 2003. */
const versions = { biff5: 0x500, biff8: 0x600 } as const;

/** The visible sheets of a workbook of Excel 5 to 2003. */
export function readXls(file: Uint8Array): {
  readonly sheets: readonly Sheet[];
  readonly isFrom1904: boolean;
} {
  const compound = new CompoundFile(file);
  // What carries a password is a compound file, too, whatever its name ends with.
  if (compound.has('EncryptedPackage')) refuse('import.protectedWorkbook');
  const bytes = compound.stream('Workbook') ?? compound.stream('Book');
  if (bytes === undefined) return refuse('import.unreadable');
  const stream = new CheckedBytes(bytes);
  const book = new Globals(stream);
  const sheets = book.places.map(({ name, begin }) => ({
    name,
    rows: () => rowsOfSheet(recordsFrom(stream, begin), book),
  }));
  return { sheets, isFrom1904: book.isFrom1904 };
}

/** The first part of the stream: the sheets and their shared data. */
class Globals implements OldWorkbook {
  readonly places: { readonly name: string; readonly begin: number }[] = [];
  readonly strings: string[] = [];
  readonly #formats = new Map<number, string>();
  readonly #styles: number[] = [];
  writing: TextWriting = { isUnicode: true, codePage: 1252 };
  isFrom1904 = false;

  constructor(stream: CheckedBytes) {
    for (const record of recordsFrom(stream, 0)) this.#take(record);
    if (this.places.length === 0) refuse('import.unreadable');
  }

  get shown(): readonly Shown[] {
    return this.#styles.map((id) => shownBy(id, this.#formats.get(id)));
  }

  #take({ kind, parts }: BiffRecord): void {
    const [data = new CheckedBytes(new Uint8Array())] = parts;
    const { isUnicode } = this.writing;
    const texts = (at: number) => new TextReader(parts, this.writing, at);
    switch (kind) {
      case kinds.bof: {
        const version = data.short(0);
        if (version !== versions.biff5 && version !== versions.biff8) refuse('import.oldWorkbook');
        this.writing = { ...this.writing, isUnicode: version === versions.biff8 };
        break;
      }
      case kinds.filePass:
        return refuse('import.protectedWorkbook');
      case kinds.codePage:
        this.writing = { isUnicode, codePage: data.short(0) };
        break;
      case kinds.dateMode:
        this.isFrom1904 = data.short(0) === 1;
        break;
      case kinds.boundSheet:
        // Visible, and a sheet: neither a chart nor a macro.
        if ((data.byte(4) & 3) === 0 && data.byte(5) === 0) {
          this.places.push({ name: texts(6).text(1), begin: data.long(0) });
        }
        break;
      case kinds.format:
        this.#formats.set(data.short(0), texts(2).text(isUnicode ? 2 : 1));
        break;
      case kinds.xf:
        this.#styles.push(data.short(2));
        break;
      case kinds.sst:
        this.#takeStrings(texts(8), data.long(4));
        break;
      default:
    }
  }

  #takeStrings(texts: TextReader, count: number): void {
    for (let left = count; left > 0 && !texts.isAtEnd; left -= 1) this.strings.push(texts.text(2));
  }
}
