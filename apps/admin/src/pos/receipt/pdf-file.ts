/** A picture as the bytes of a JPEG in colours. */
export interface PdfPicture {
  readonly width: number;
  readonly height: number;
  readonly jpeg: Uint8Array;
}

interface PdfPage {
  readonly title: string;
  /** Width and height, in points. */
  readonly size: readonly [string, string];
  /** What is drawn, in ASCII: with the fonts `Plain` and `Bold`, and the picture `Logo`. */
  readonly content: string;
  readonly picture: PdfPicture | undefined;
}

/** Typefaces that every reader of PDF has. */
const fontOf = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** A file of one page, which needs nothing but itself. */
export function pdfOf({ title, size, content, picture }: PdfPage): Uint8Array<ArrayBuffer> {
  const logo = picture === undefined ? '' : '/XObject << /Logo 8 0 R >> ';
  const objects: (readonly (string | Uint8Array)[])[] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Count 1 /Kids [3 0 R] >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Contents 4 0 R `,
      `/Resources << /Font << /Plain 5 0 R /Bold 6 0 R >> ${logo}>> >>`,
    ],
    streamOf('', content),
    [fontOf('Courier')],
    [fontOf('Courier-Bold')],
    [`<< /Title <${utf16(title)}> >>`],
    ...(picture === undefined ? [] : [streamOf(imageOf(picture), picture.jpeg)]),
  ];
  return whole(objects);
}

const imageOf = ({ width, height }: PdfPicture): string =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ` +
  '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode ';

const streamOf = (
  about: string,
  content: string | Uint8Array,
): readonly (string | Uint8Array)[] => [
  `<< ${about}/Length ${content.length} >>\nstream\n`,
  content,
  '\nendstream',
];

const utf16 = (text: string): string =>
  `feff${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}`;

/** The objects by number from 1, with the table of where each begins. */
function whole(objects: readonly (readonly (string | Uint8Array)[])[]): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const add = (piece: string | Uint8Array): void => {
    const bytes = typeof piece === 'string' ? new TextEncoder().encode(piece) : piece;
    pieces.push(bytes);
    length += bytes.length;
  };
  add('%PDF-1.4\n');
  const places = objects.map((parts, index) => {
    const place = length;
    add(`${index + 1} 0 obj\n`);
    parts.forEach(add);
    add('\nendobj\n');
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = length;
  const size = objects.length + 1;
  add(`xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`);
  add(`trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
