/** A receipt printer that the user has let this page speak to. */
export interface ReceiptPrinter {
  /** As it names itself. */
  readonly name: string;
  /** Sends bytes; throws where the printer does not take them. */
  readonly write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Opens the drawer at it, where that is not a matter of bytes; throws as `write`. */
  readonly openDrawer?: (pin: 2 | 5) => Promise<void>;
}

/** How a page gets at printers on one kind of port. */
export interface PrinterPort {
  /** Whether the browser can at all. */
  readonly isHere: boolean;
  /** The printer that was chosen before, if it is plugged in. */
  readonly known: () => Promise<ReceiptPrinter | undefined>;
  /** Lets the user choose one; only from a click. Throws where nothing is chosen. */
  readonly choose: () => Promise<ReceiptPrinter>;
}
