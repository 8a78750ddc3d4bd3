import type { Paper } from '../paper/index.js';
import { Carried } from './carried.js';
import type { Definition } from './definition.js';
import { fonts, isFontFile, unifontName } from './fonts.js';
import { inTypefaces } from './letters.js';
import { neededUnifont } from './metrics.js';
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
  const drawn = drawable(definition);
  const unifont = neededUnifont();
  if (unifont !== undefined) pdfmake.virtualfs.writeFileSync(unifontName, unifont);
  return pdfmake.createPdf(drawn).getBuffer();
}

/** Everything that is written, in the typefaces that have its letters. */
function drawable({ content, header, footer, ...definition }: Definition): Definition {
  return {
    ...definition,
    content: inTypefaces(content),
    ...(header && { header: onPages(header) }),
    ...(footer && { footer: onPages(footer) }),
  };
}

type OnPages = NonNullable<Definition['header']>;

function onPages(written: OnPages): OnPages {
  if (typeof written !== 'function') return inTypefaces(written);
  return (...of) => {
    const content = written(...of);
    return content ? inTypefaces(content) : content;
  };
}

/** With the first paper: it is large, and what only serves pages draws none. */
let loaded: ReturnType<typeof load> | undefined;

async function load() {
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setFonts(fonts);
  pdfmake.setTableLayouts({ ruled });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(isFontFile);
  return pdfmake as typeof pdfmake & WithFiles;
}

/** Files that the library keeps in memory, of which its types know nothing. */
interface WithFiles {
  readonly virtualfs: { writeFileSync(name: string, bytes: Buffer): void };
}
