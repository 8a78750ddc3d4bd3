import type { RightsBody } from '@balcao/contracts';
import { costFields, permissions, type Permission } from '@balcao/domain';

/** What one reader does not see: looked for in every answer, and asked for in every list. */
export interface Blind {
  readonly without?: readonly Permission[];
  readonly limits?: RightsBody['limits'];
  /** Fields that no list may be filtered and sorted by. */
  readonly fields: readonly string[];
  /** Words of hidden rows and fields, as somebody types them into a search. */
  readonly words: readonly string[];
  /** What of it an answer of a route tells. */
  readonly disclosed: (text: string, path: string) => string | undefined;
}

/** What goods cost in the story, as it was typed. */
const costsTyped = /1111\.11|1122\.22|1133\.33|1144\.44/;
const costNames = new RegExp(`"(?:${[...costFields].join('|')})":`);
/** Names that tell what should be in a drawer, wherever they are. */
const drawerNames = /"(?:expectedMinor|salesMinor|figures|perpetualMinor)":/;
/** A document of a series other than the till's own. */
const otherSeries = /"\w*(?:id|Id)":"(?!(?:VD|NC)_2026C1)[A-Z]+_20\d\d\w*\.\d+"/;
/** Any document that was issued: the reader has no open shift. */
const anyDocument = /"\w*(?:id|Id)":"[A-Z]+_20\d\d\w*\.\d+"/;
/** Goods at the warehouse that the reader does not work in. */
const otherPlace = /"warehouseId":"warehouse_main"/;
const ofDocuments = ['recordId', 'sourceId', 'returnOfId'];

const oneOf =
  (...shapes: readonly RegExp[]) =>
  (text: string): string | undefined =>
    shapes.map((shape) => shape.exec(text)?.[0]).find((match) => match !== undefined);

/** Readers that miss a permission to look, and readers with each kind of limit. */
export const blind: Readonly<Record<string, Blind>> = {
  'a member without sight of costs': {
    without: ['stock.viewCost'],
    fields: [...costFields],
    words: ['1111', '1122', '1133', '1144', 'moagem'],
    disclosed: oneOf(costsTyped, costNames),
  },
  'a member without sight of drawers': {
    without: ['pos.viewExpected', 'treasury.move'],
    fields: ['expectedMinor', 'salesMinor', 'differenceMinor', 'figures'],
    words: ['fundo'],
    disclosed: oneOf(drawerNames),
  },
  'a member with the series of one till': {
    limits: { seriesIds: ['VD_2026C1', 'NC_2026C1'] },
    fields: ofDocuments,
    words: ['hotel', 'moagem', 'FT', 'RC'],
    disclosed: oneOf(otherSeries),
  },
  'a member with one warehouse': {
    limits: { warehouseIds: ['SHOP2'] },
    fields: [],
    words: ['principal'],
    // A transfer to the warehouse tells where the goods come from.
    disclosed: (text, path) =>
      /^\/(stock(?!-transfers)|batches)/.test(path) ? oneOf(otherPlace)(text) : undefined,
  },
  'a member with its own shift': {
    limits: { currentShiftOnly: true },
    fields: ofDocuments,
    words: ['hotel', 'moagem', 'FT', 'VD'],
    // Tills report their own numbers to those who run them.
    disclosed: (text, path) =>
      /^\/(till|cash-registers)/.test(path) ? undefined : oneOf(anyDocument)(text),
  },
};

/** What is left to a reader of all permissions. */
export const leftTo = ({ without = [] }: Blind): readonly Permission[] =>
  permissions.filter((one) => !without.includes(one));
