/** Says that the clock of the server was wrong for a while and is right now; by an owner. */
export interface CorrectClock {
  readonly type: 'CorrectClock';
}
