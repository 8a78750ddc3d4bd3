/** Why a file cannot be made of what its source gave. */
export type FiscalFileErrorCode =
  /** A document names a client, supplier or product that the source does not have. */
  | 'fiscal.masterMissing'
  /** A document is dated outside the period of the file. */
  | 'fiscal.outsidePeriod'
  /** An amount is below zero: it belongs on the other side. */
  | 'fiscal.amountNegative'
  /** Documents that have to come by their days do not. */
  | 'fiscal.notByDay';

/** A file that is not made, rather than one that is wrong. */
export class FiscalFileError extends Error {
  constructor(
    readonly code: FiscalFileErrorCode,
    readonly params: Readonly<Record<string, string>>,
  ) {
    super(`${code} ${JSON.stringify(params)}`);
    this.name = 'FiscalFileError';
  }
}
