import type {
  ImportCheck,
  ImportPlan,
  ImportRedoPreview,
  ImportRow,
  ImportUndoPreview,
} from '@balcao/contracts';
import type { Response } from 'supertest';
import type { Browser } from './browser.js';
import { importEnded } from './imports.js';

/** How the rows of a file are taken. */
export type TakenAs = Pick<ImportPlan, 'kind' | 'updates' | 'skipsRefused'>;
type Row = Readonly<Record<string, unknown>>;

/** Somebody who reads files in. */
export class Importer {
  constructor(private readonly browser: Browser) {}

  /** A file as its text, to one of the routes of imports. */
  async send(path: string, text: string, taken: TakenAs): Promise<Response> {
    const sent: ImportPlan = { fileName: `${taken.kind}.csv`, ...taken };
    const plan = JSON.stringify(sent);
    return this.browser.form(`/imports/${path}`, { plan }, Buffer.from(text));
  }

  async check(text: string, taken: TakenAs): Promise<ImportCheck> {
    return (await this.send('check', text, taken)).body as ImportCheck;
  }

  /** Writes a file, and answers what came of it. */
  async import(id: string, text: string, taken: TakenAs): Promise<ImportRow> {
    const { status, text: said } = await this.send(`${id}/commit`, text, taken);
    if (status !== 202) throw new Error(`the import answered ${status}: ${said}`);
    return importEnded(this.browser, id);
  }

  /**
   * Takes an import back, and answers what it said it would do and what stayed. Meanwhile it is
   * redone and undone again: that does the same a second time.
   */
  async undo(id: string): Promise<{ preview: ImportUndoPreview; row: ImportRow }> {
    const first = await this.#undone(id);
    const redone = (await this.browser.read(`/imports/${id}/redo`)) as ImportRedoPreview;
    const { archived: restored, reverted: reapplied } = first.preview;
    if (redone.keptCount > 0 || redone.restored !== restored) {
      throw new Error(`${restored} and ${reapplied} would be redone: ${JSON.stringify(redone)}`);
    }
    await this.browser.done(`/imports/${id}/redo`);
    const again = await this.#undone(id);
    const { revision: _first, ...one } = first.row;
    const { revision: _again, ...other } = again.row;
    if (JSON.stringify([first.preview, one]) !== JSON.stringify([again.preview, other])) {
      throw new Error(`undone otherwise after it was redone: ${JSON.stringify([first, again])}`);
    }
    return again;
  }

  async #undone(id: string): Promise<{ preview: ImportUndoPreview; row: ImportRow }> {
    const preview = (await this.browser.read(`/imports/${id}/undo`)) as ImportUndoPreview;
    await this.browser.done(`/imports/${id}/undo`);
    return { preview, row: await importEnded(this.browser, id) };
  }

  /** What the records of a list that are in use say, by a field. */
  async records(path: string, key = 'name'): Promise<ReadonlyMap<unknown, Row>> {
    const rows = (await this.browser.read(`/${path}?perPage=100`)) as readonly Row[];
    const inUse = rows.filter(({ isArchived }) => isArchived !== true);
    // How often one was changed is its history's matter.
    return new Map(inUse.map((row) => [row[key], { ...row, revision: undefined }]));
  }
}
