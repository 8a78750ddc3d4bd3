import type { PrintPart } from '@balcao/domain';
import type { Content } from 'pdfmake';
import { code128, scannedReference, type Paper, type PaperBlock } from '../paper/index.js';
import { twoEnds } from './parts.js';

const grey = '#555555';
/** Points. */
const BARS_WIDTH = 170;
const BARS_HEIGHT = 28;
const heading = { bold: true, fontSize: 8.5 } as const;

/** What stands below the sums, in the order of the model; what the law wants said comes last. */
export function tailOf(paper: Paper, room: number): Content[] {
  return [
    ...paper.order.flatMap((part) => partOf(paper, part, room)),
    ...barsOf(paper),
    { text: paper.mentions.join('\n'), fontSize: 8, color: '#333333', margin: [0, 12, 0, 0] },
  ];
}

/** On a roll, the reference as a scanner reads it: a receipt that comes back is found by it. */
function barsOf({ size, reference }: Paper): Content[] {
  const scanned = size === 'A4' ? undefined : scannedReference(reference);
  if (scanned === undefined) return [];
  const { modules, bars } = code128(scanned);
  const canvas = bars.map(({ at, width }) => ({
    type: 'rect' as const,
    x: at * (BARS_WIDTH / modules),
    y: 0,
    h: BARS_HEIGHT,
    w: width * (BARS_WIDTH / modules),
    lineWidth: 0,
    color: '#000000',
  }));
  return [{ canvas, alignment: 'center', margin: [0, 12, 0, 0] }];
}

function partOf(paper: Paper, part: PrintPart, room: number): Content[] {
  const { words, blocks, note, labels, footer, size } = paper;
  switch (part) {
    case 'words':
      return words === undefined ? [] : [wordsOf(words)];
    case 'note':
      return note.length === 0 ? [] : [noteOf(labels.note, note)];
    case 'footer':
      return footer.map((text): Content => ({ text, margin: [0, 4, 0, 0] }));
    case 'signature':
      return size === 'A4' ? [signatureOf(labels.signature)] : [];
    case 'payment':
    case 'transport':
    case 'banks':
      return blocksOf(
        blocks.filter((block) => block.part === part),
        size,
        room,
      );
  }
}

/** One below the other; figures on a sheet in two columns, as they are narrow. */
function blocksOf(blocks: readonly PaperBlock[], size: Paper['size'], room: number): Content[] {
  if (size !== 'A4') return blocks.map((block) => onRoll(block, room, 8));
  const figures = blocks.filter(({ isFigures }) => isFigures);
  const others = blocks.filter(({ isFigures }) => !isFigures).map((block) => onSheet(block, room));
  if (figures.length === 0) return others;
  const facts = figures.reduce((sum, block) => sum + block.facts.length, 0);
  const half = (room - halvesGap) / 2;
  const [left, right]: [Content[], Content[]] = [[], []];
  let before = 0;
  for (const block of figures) {
    (before < facts / 2 ? left : right).push(onRoll(block, half, 9.5));
    before += block.facts.length;
  }
  return [...others, halves(left, right, half)];
}

const wordsOf = ({ label, value }: NonNullable<Paper['words']>): Content => ({
  text: [{ text: `${label}: `, color: grey, fontSize: 8 }, value],
  margin: [0, 8, 0, 0],
});

const noteOf = (title: string, lines: readonly string[]): Content => ({
  margin: [0, 10, 0, 0],
  stack: [{ text: title, ...heading, margin: [0, 0, 0, 2] }, ...lines.map((text) => ({ text }))],
});

/** Points between two columns of figures. */
const halvesGap = 32;

const halves = (left: Content[], right: Content[], width: number): Content => ({
  columnGap: halvesGap,
  columns: [
    { width, stack: left },
    { width, stack: right },
  ],
});

/** Facts of a block that is kept on one page, and letters of all of them. */
const blockMost = { facts: 20, letters: 1_500 };

function blockOf({ title, facts }: PaperBlock, rows: Content[]): Content {
  const letters = facts.reduce((sum, { label, value }) => sum + label.length + value.length, 0);
  return {
    unbreakable: facts.length <= blockMost.facts && letters <= blockMost.letters,
    margin: [0, 10, 0, 0],
    stack: [{ text: title, ...heading, margin: [0, 0, 0, 2] }, ...rows],
  };
}

/** Prints each value next to its label. */
function onSheet(block: PaperBlock, room: number): Content {
  const [gap, width] = [6, 116];
  return blockOf(
    block,
    block.facts.map(({ label, value }) => ({
      columnGap: gap,
      columns: [
        { width, text: label, color: grey },
        { width: room - gap - width, text: value },
      ],
    })),
  );
}

/** What is said stands at the end of the line. */
const onRoll = (block: PaperBlock, room: number, size: number): Content =>
  blockOf(
    block,
    block.facts.map((fact) => twoEnds(fact, room, size)),
  );

/** A line to sign on, in points. */
const signatureOf = (label: string): Content => ({
  unbreakable: true,
  margin: [0, 32, 0, 0],
  stack: [
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 198, y2: 0, lineWidth: 0.7 }] },
    { text: label, fontSize: 8, color: grey, margin: [0, 2, 0, 0] },
  ],
});
