import type { Content } from 'pdfmake';
import type { Fact, Paper } from '../paper/index.js';
import { widthOf } from './metrics.js';

const grey = '#555555';

/** The pictures that the layout can draw; others are left out. */
const drawable = new Set(['image/png', 'image/jpeg']);

/** What the file says of itself; of its making the day of issue, so that a reprint is the same. */
export function infoOf({ title, reference, issuer, on }: Paper) {
  const creationDate = new Date(`${on}T00:00:00Z`);
  return { title: `${title} ${reference}`.trim(), author: issuer.name, creationDate };
}

/** The logo, as large as `fit` allows in points; nothing where PDF cannot hold its format. */
export function logoOf({ logo }: Paper, fit: [number, number]): Content[] {
  if (!logo || !drawable.has(logo.contentType)) return [];
  const image = `data:${logo.contentType};base64,${Buffer.from(logo.bytes).toString('base64')}`;
  return [{ image, fit, margin: [0, 0, 0, 6] }];
}

/** Who issues the paper: the lines of the model's head, the name, the address. */
export function issuerOf({ issuer, header }: Paper): Content[] {
  return [
    ...header.map((text) => ({ text })),
    { text: issuer.name, bold: true, fontSize: 12 },
    ...issuer.lines.map((text) => ({ text })),
  ];
}

/** Whom the paper is for, under a small heading; nothing on a paper for nobody. */
export function partyOf({ party }: Paper): Content[] {
  if (!party) return [];
  return [
    { text: party.heading, color: grey, fontSize: 8 },
    { text: party.name, bold: true },
    ...party.lines.map((text) => ({ text })),
  ];
}

/** Labels above what they say, side by side, five in a row. */
export function factRows(facts: readonly Fact[], perRow: number, room: number): Content[] {
  const gap = 6;
  const width = (room - gap * (perRow - 1)) / perRow;
  const rows: Content[] = [];
  for (let at = 0; at < facts.length; at += perRow) {
    const row = facts.slice(at, at + perRow);
    rows.push({
      columns: row.map(({ label, value }) => ({
        width,
        stack: [{ text: label, color: grey, fontSize: 7.5 }, { text: value }],
      })),
      columnGap: gap,
      margin: [0, 0, 0, 4],
    });
  }
  return rows;
}

/** Two ends of a line: the value has what it needs, up to three fifths, and the label the rest. */
export function twoEnds({ label, value }: Fact, room: number, size: number): Content {
  const gap = 6;
  const needed = Math.max(...value.split('\n').map((line) => widthOf(line, size))) + 1;
  const width = label === '' ? room - gap : Math.min(needed, room * 0.6);
  return {
    columns: [
      { width: room - gap - width, text: label },
      { width, text: value, alignment: 'right' },
    ],
    columnGap: gap,
  };
}
