/** Opens a numbering of one type and year, of one till where it names it. */
export interface OpenSeries {
  readonly type: 'OpenSeries';
  readonly typeId: string;
  readonly year: number;
  /** Without it, the year. */
  readonly code?: string;
  /** Without it, the document type's. */
  readonly prefix?: string;
  readonly kind?: 'recovery' | 'training';
  readonly cashRegisterId?: string;
}

/** Closes every open series of a year: none of its documents and payments changes any more. */
export interface CloseYear {
  readonly type: 'CloseYear';
  readonly year: number;
}

/** Lets a series number nothing more; it is never erased (docs/rules.md, C3). */
export interface CloseSeries {
  readonly type: 'CloseSeries';
  readonly id: string;
  readonly expectedRevision?: number;
}

/** Lets a closed series go on with its next number. */
export interface ReopenSeries {
  readonly type: 'ReopenSeries';
  readonly id: string;
  readonly expectedRevision?: number;
}
