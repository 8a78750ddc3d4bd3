import type { Paper } from '../paper/index.js';
import { Carried } from './carried.js';
import type { Definition } from './definition.js';
import { fonts, isFontFile } from './fonts.js';
import { listDefinition } from './list-definition.js';
import type { ListPaper } from './list-paper.js';
import { rollDefinition } from './roll.js';
import { sheetDefinition } from './sheet.js';
import { ruled } from './tables.js';

/** A document with fewer lines is on one page or two, and laid out once to know. */
const linesOnAPage = 12;

/** The paper as a PDF file. */
export async function renderPdf(paper: Paper): Promise<Uint8Array> {
  if (paper.size === 'thermal80') return bytesOf(rollDefinition(paper));
  const carried = new Carried(paper);
  // What is carried is known once it is known which line lies on which page.
  if (paper.table.rows.length > linesOnAPage) await bytesOf(sheetDefinition(paper, carried));
  return bytesOf(sheetDefinition(paper, carried));
}

/** A list as a PDF file, in this thread. */
export const listBytes = (list: ListPaper): Promise<Uint8Array> => bytesOf(listDefinition(list));

/** Lays out a file. */
export async function bytesOf(definition: Definition): Promise<Uint8Array> {
  const pdfmake = await (loaded ??= load());
  return pdfmake.createPdf(definition).getBuffer();
}

/** With the first paper: it is large, and what only serves pages draws none. */
let loaded: ReturnType<typeof load> | undefined;

async function load() {
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setFonts(fonts);
  pdfmake.setTableLayouts({ ruled });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(isFontFile);
  return pdfmake;
}
