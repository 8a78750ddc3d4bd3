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

export interface CloseSeries {
  readonly type: 'CloseSeries';
  readonly id: string;
  readonly expectedRevision?: number;
}

export interface ReopenSeries {
  readonly type: 'ReopenSeries';
  readonly id: string;
  readonly expectedRevision?: number;
}
