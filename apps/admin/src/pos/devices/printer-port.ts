/** A receipt printer the user has allowed this page to use. */
export interface ReceiptPrinter {
  /** Its own name. */
  readonly name: string;
  /** Sends bytes; throws if the printer refuses them. */
  readonly write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Opens its drawer, if that does not work by bytes; throws like `write`. */
  readonly openDrawer?: (pin: 2 | 5) => Promise<void>;
}

/** Access to printers on one kind of port. */
export interface PrinterPort {
  /** Whether the browser supports it. */
  readonly isHere: boolean;
  /** The previously chosen printer, if connected. */
  readonly known: () => Promise<ReceiptPrinter | undefined>;
  /** Lets the user choose one; requires a click. Throws if none is chosen. */
  readonly choose: () => Promise<ReceiptPrinter>;
}
