import { createRequire } from 'node:module';

const files = createRequire(import.meta.url);
const roboto = (name: string): string => files.resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`);
const dejaVu = (name: string): string =>
  files.resolve(`dejavu-fonts-ttf/ttf/DejaVuSans${name}.ttf`);

/** The one name under which the layout asks for the typeface of all other scripts. */
export const unifontName = 'unifont.ttf';
/** Where it is packed: it is unpacked only for a text that needs it. */
export const unifontFile = (): string =>
  files.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff');

/**
 * The typefaces of papers, the first that has a letter draws it: the usual one, one with the
 * scripts of Europe and the Near East and most signs, and one of dots that has nearly all others.
 */
export const fonts = {
  Roboto: {
    normal: roboto('Regular'),
    bold: roboto('Medium'),
    italics: roboto('Italic'),
    bolditalics: roboto('MediumItalic'),
  },
  DejaVu: {
    normal: dejaVu(''),
    bold: dejaVu('-Bold'),
    italics: dejaVu('-Oblique'),
    bolditalics: dejaVu('-BoldOblique'),
  },
  Unifont: {
    normal: unifontName,
    bold: unifontName,
    italics: unifontName,
    bolditalics: unifontName,
  },
};

/** A typeface by its name. */
export type Family = keyof typeof fonts;

/** In the order in which they are asked for a letter. */
export const families: readonly Family[] = ['Roboto', 'DejaVu', 'Unifont'];

const onDisk = new Set([...Object.values(fonts.Roboto), ...Object.values(fonts.DejaVu)]);

/** Nothing else on the disk is read while a paper is laid out. */
export const isFontFile = (path: string): boolean => onDisk.has(path);
