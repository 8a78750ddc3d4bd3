import { describe, expect, it } from '@jest/globals';
import type { ShiftClosedData } from '@balcao/domain';
import { Carried } from '../pdf/carried.js';
import { sheetDefinition } from '../pdf/sheet.js';
import { renderHtml } from '../html/index.js';
import { printedInvoice } from '../testing/printed.js';
import { shiftPaperOf, type PrintedShift } from './shift-paper.js';

const figures: ShiftClosedData['figures'] = {
  sales: { count: 1, totalMinor: 116_000 },
  returns: { count: 0, totalMinor: 0 },
  cancelled: { count: 0, totalMinor: 0 },
  discountMinor: 0,
  vat: [],
  means: [],
  creditMinor: 0,
  onAccountMinor: 0,
  storeCreditMinor: 0,
  series: [],
  cash: {
    floatMinor: 200_000,
    salesMinor: 116_000,
    refundsMinor: 0,
    inMinor: 0,
    outMinor: 0,
    dropsMinor: 0,
    correctedMinor: 0,
  },
  drawerOpenings: 0,
  reprints: 0,
};

const printed: PrintedShift = {
  shift: {
    registerName: 'Caixa 1',
    number: 78,
    z: 78,
    on: '2026-03-02',
    openedAt: '2026-03-02T05:45:00.000Z',
    openedBy: 'Ana Macuácua',
    closedAt: '2026-03-02T16:06:00.000Z',
    closedBy: 'Celeste',
    cashiers: [{ id: 'ana', name: 'Ana Macuácua' }],
    figures,
    means: [],
    expectedMinor: 316_000,
  },
  supplier: printedInvoice().issued.supplier,
  language: 'pt',
  size: 'A4',
  timeZone: 'Africa/Maputo',
  amendments: [],
  isCopy: false,
  verifierCode: '0f1e2d3c 4b5a6978',
  now: '2026-03-03T08:00:00.000Z',
};

describe('a shift on paper', () => {
  it.each(['pt', 'en'] as const)(
    'says that it is of a demo, and of nothing else, in %s',
    (language) => {
      const stamp = { pt: 'DEMONSTRAÇÃO', en: 'DEMO' }[language];
      expect(shiftPaperOf({ ...printed, language, isDemo: true }).stamp).toBe(stamp);
      expect(shiftPaperOf({ ...printed, language }).stamp).toBeUndefined();
    },
  );

  it.each(['pt', 'en'] as const)('writes its days as documents do, in %s', (language) => {
    const { facts } = shiftPaperOf({ ...printed, language });
    expect(facts.map(({ value }) => value)).toEqual([
      ...['78', '02-03-2026', '02-03-2026 07:45 Ana Macuácua', '02-03-2026 18:06 Celeste'],
      'Ana Macuácua',
    ]);
  });

  it.each(['pt', 'en'] as const)('names what arrived when it was closed, in %s', (language) => {
    const late = { number: 1, kind: 'sale', totalMinor: 125_000, cashMinor: 0 } as const;
    const moved = { number: 2, kind: 'cash', totalMinor: 0, cashMinor: -5_000 } as const;
    const at = '2026-03-02T15:30:00.000Z';
    const { blocks } = shiftPaperOf({
      ...printed,
      language,
      amendments: [
        { ...late, at, reference: 'VD 2026C1/12' },
        { ...moved, at },
      ],
    });
    const title = { pt: 'Chegaram depois do fecho', en: 'Arrived after the closing' }[language];
    const found = blocks.find((block) => block.title === title);
    const cash = { pt: 'Numerário', en: 'Cash' }[language];
    expect(found?.facts.map(({ label }) => label)).toEqual([
      'VD 2026C1/12 · 02-03-2026 17:30',
      `${cash} · 02-03-2026 17:30`,
    ]);
    expect(found?.facts[0]?.value).toMatch(/^1.250[.,]00$/);
  });

  it('keeps the code of its seal whole where a line ends', () => {
    const seal = { number: 3, on: '2026-03-01', code: 'FE76-5467' };
    const page = renderHtml(shiftPaperOf({ ...printed, seal }));
    expect(page).toContain('<span>3</span> · <span>01-03-2026</span> · <span>FE76-5467</span>');
  });

  it.each(['pt', 'en'] as const)(
    'names the page that checks packs on a Z only, in %s',
    (language) => {
      const [footer] = shiftPaperOf({ ...printed, language }).footer;
      expect(footer).toContain('SHA-256');
      expect(footer).toContain(printed.verifierCode);
      const { z: _z, ...open } = printed.shift;
      expect(shiftPaperOf({ ...printed, shift: open }).footer.join()).not.toContain('SHA-256');
    },
  );

  it('stands under the picture of the company', () => {
    expect(renderHtml(shiftPaperOf(printed))).not.toContain('class="logo"');
    const logo = { contentType: 'image/png', bytes: new Uint8Array([137, 80]) };
    expect(renderHtml(shiftPaperOf({ ...printed, logo }))).toContain(
      '<img class="logo" src="data:image/png;base64,iVA="',
    );
  });

  it('has figures that end in one line, and no table', () => {
    const paper = shiftPaperOf(printed);
    expect(paper.blocks.every(({ isFigures }) => isFigures)).toBe(true);
    expect(renderHtml(paper)).not.toContain('<table class="lines">');
    expect(JSON.stringify(sheetDefinition(paper, new Carried(paper)).content)).toContain(
      '"columnGap":32',
    );
  });
});
