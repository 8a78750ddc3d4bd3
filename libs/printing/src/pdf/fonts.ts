import { createRequire } from 'node:module';

const files = createRequire(import.meta.url);
const file = (name: string): string => files.resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`);

/** The typeface of papers, which comes with the library that lays them out. */
export const fonts = {
  Roboto: {
    normal: file('Regular'),
    bold: file('Medium'),
    italics: file('Italic'),
    bolditalics: file('MediumItalic'),
  },
};

/** Nothing else on the disk is read while a paper is laid out. */
export const isFontFile = (path: string): boolean =>
  Object.values(fonts.Roboto).some((font) => font === path);
