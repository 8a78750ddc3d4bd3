/**
 * The query of every list: `GET /api/<resource>?filter=<JSON>&q=&sort=<field>:<asc|desc>&page=&perPage=`.
 * The body is an array of rows; the total is in `Content-Range`.
 */
export interface ListQuery {
  /** JSON: field → value, or field → { $gte: … }; see the read store's operators. */
  readonly filter?: string;
  /** Words that begin words of the row, accents ignored. */
  readonly q?: string;
  /** One or several, separated by commas: `issuedOn:desc,number:desc`. */
  readonly sort?: string;
  /** From 1. */
  readonly page?: number;
  readonly perPage?: number;
}

/** The page sizes that lists offer; the last is the most that one request answers. */
export const pageSizes = [10, 25, 50, 100, 250] as const;

/** `GET /api/<resource>/totals`: sums over everything that a list's filter selects. */
export interface ListTotalsAnswer {
  readonly count: number;
  /** By field; what is cancelled adds nothing, unless the filter asks for a state. */
  readonly sums: Readonly<Record<string, number>>;
  /** The same of each group, where amounts of different accounts may not be added up. */
  readonly groups?: readonly ListTotalsGroup[];
}

/** The rows that have one value in the field that they are grouped by. */
export interface ListTotalsGroup {
  readonly of: string;
  readonly count: number;
  readonly sums: Readonly<Record<string, number>>;
}
