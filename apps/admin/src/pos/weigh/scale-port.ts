import type { Quantity } from '@balcao/pricing';

/** What a scale says at one moment. */
export interface Weighing {
  readonly kilograms: Quantity;
  /** Nothing moves on it: the weight may be sold. */
  readonly isStable: boolean;
}

/** Who listens to a scale. */
export interface ScaleListener {
  readonly onWeighing: (weighing: Weighing) => void;
  /** It was unplugged, or never answered to being opened. */
  readonly onLost: () => void;
}

/** A scale that the user has let this page read. */
export interface Scale {
  /** As it names itself. */
  readonly name: string;
  /** Tells of each weighing until it is stopped by what it answers. */
  readonly follow: (listener: ScaleListener) => () => void;
}

/** How a page gets at scales on one kind of port. */
export interface ScalePort {
  /** Whether the browser can at all. */
  readonly isHere: boolean;
  /** The scale that was chosen before, if it is plugged in. */
  readonly known: () => Promise<Scale | undefined>;
  /** Lets the user choose one; only from a click. Throws where nothing is chosen. */
  readonly choose: () => Promise<Scale>;
}
