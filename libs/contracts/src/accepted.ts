/** What a command answers: the record it was about, and the revision that made it so. */
export interface Accepted {
  readonly id: string;
  readonly revision: number;
}
