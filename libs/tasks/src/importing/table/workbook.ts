import { shownBy, type Shown } from './day-formats.js';
import { partName, type Parts } from './unpacked.js';
import { readWhole } from './xml-part.js';

/** Shared data of a workbook's sheets. */
export interface Workbook {
  /** Its visible sheets, in tab order. */
  readonly sheets: readonly SheetPart[];
  readonly strings: readonly string[];
  /** Number formats by cell style. */
  readonly shown: readonly Shown[];
  /** Days are counted from 1904, as old Macs did. */
  readonly isFrom1904: boolean;
}

/** A sheet as it is packed. */
interface SheetPart {
  readonly name: string;
  readonly part: readonly Uint8Array[];
}

/** Reads all parts except the sheets, in any order. */
export function workbookIn(parts: Parts): Workbook {
  const main = [...targetsOf(parts, '').values()].find(({ type }) => type === 'officeDocument');
  const place = main?.path ?? 'xl/workbook.xml';
  const targets = targetsOf(parts, place);
  const ofType = (type: string) => {
    const target = [...targets.values()].find((one) => one.type === type);
    return parts.get(target?.path ?? `xl/${type.toLowerCase()}.xml`);
  };
  const named: { readonly id: string; readonly name: string }[] = [];
  let isFrom1904 = false;
  readWhole(parts.get(place), {
    opened: (name, attribute) => {
      if (name === 'workbookPr') isFrom1904 = /^(1|true)$/.test(attribute('date1904') ?? '');
      if (name === 'sheet' && (attribute('state') ?? 'visible') === 'visible') {
        named.push({ id: attribute('id') ?? '', name: attribute('name') ?? '' });
      }
    },
  });
  return {
    sheets: named.flatMap(({ id, name }) => {
      const part = parts.get(targets.get(id)?.path ?? '');
      return part === undefined ? [] : [{ name, part }];
    }),
    strings: stringsIn(ofType('sharedStrings')),
    shown: stylesIn(ofType('styles')),
    isFrom1904,
  };
}

interface Target {
  /** The last word of its address: `styles`. */
  readonly type: string;
  readonly path: string;
}

/** The relationships of a part, by id; the package is the part without a name. */
function targetsOf(parts: Parts, place: string): ReadonlyMap<string, Target> {
  const folder = place.slice(0, place.lastIndexOf('/') + 1);
  const targets = new Map<string, Target>();
  readWhole(parts.get(`${folder}_rels/${place.slice(folder.length)}.rels`), {
    opened: (name, attribute) => {
      if (name !== 'Relationship') return;
      const [id = '', target = ''] = [attribute('Id'), attribute('Target')];
      const { pathname } = new URL(target, `file:///${folder}`);
      const type = attribute('Type')?.split('/').at(-1) ?? '';
      targets.set(id, { type, path: partName(decodeURIComponent(pathname)) });
    },
  });
  return targets;
}

function stringsIn(part: readonly Uint8Array[] | undefined): readonly string[] {
  const strings: string[] = [];
  let [text, isText, isReading] = ['', false, false];
  readWhole(part, {
    opened: (name) => {
      if (name === 'si') text = '';
      // How a word is read aloud is no part of it.
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    text: (piece) => {
      if (isText) text += piece;
    },
    closed: (name) => {
      isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si') strings.push(unescaped(text));
    },
  });
  return strings;
}

/** Workbooks escape characters that XML cannot hold as `_x000D_`. */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

function stylesIn(part: readonly Uint8Array[] | undefined): readonly Shown[] {
  const formats = new Map<string, string>();
  const styles: string[] = [];
  let isCellStyle = false;
  readWhole(part, {
    opened: (name, attribute) => {
      const id = attribute('numFmtId') ?? '';
      if (name === 'numFmt') formats.set(id, attribute('formatCode') ?? '');
      if (name === 'cellXfs') isCellStyle = true;
      if (name === 'xf' && isCellStyle) styles.push(id);
    },
    closed: (name) => {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return styles.map((id) => shownBy(Number(id), formats.get(id)));
}
