import type { Paper } from '../paper/index.js';
import { Carried } from './carried.js';
import type { Definition } from './definition.js';
import { fonts, isFontFile } from './fonts.js';
import { rollDefinition } from './roll.js';
import { sheetDefinition } from './sheet.js';
import { ruled } from './tables.js';

/** The paper as a PDF file, in this thread. */
export async function paperBytes(paper: Paper): Promise<Uint8Array> {
  if (paper.size === 'thermal80') return bytesOf(rollDefinition(paper));
  const carried = new Carried(paper);
  const bytes = await bytesOf(sheetDefinition(paper, carried));
  // What is carried is known once it is known what lies on which page.
  return carried.isSpread ? bytesOf(sheetDefinition(paper, carried)) : bytes;
}

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
