import type { Quantity } from '@balcao/pricing';

/** A reading of a scale. */
export interface Weighing {
  readonly kilograms: Quantity;
  /** Stable: the weight may be sold. */
  readonly isStable: boolean;
}

/** A listener to a scale. */
export interface ScaleListener {
  readonly onWeighing: (weighing: Weighing) => void;
  /** It was unplugged or could not be opened. */
  readonly onLost: () => void;
}

/** A scale the user has allowed this page to use. */
export interface Scale {
  /** Its own name. */
  readonly name: string;
  /** Reports each reading until the returned function is called. */
  readonly follow: (listener: ScaleListener) => () => void;
}

/** Access to scales on one kind of port. */
export interface ScalePort {
  /** Whether the browser supports it. */
  readonly isHere: boolean;
  /** The previously chosen scale, if connected. */
  readonly known: () => Promise<Scale | undefined>;
  /** Lets the user choose one; requires a click. Throws if none is chosen. */
  readonly choose: () => Promise<Scale>;
}
