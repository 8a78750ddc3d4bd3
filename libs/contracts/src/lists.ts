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
