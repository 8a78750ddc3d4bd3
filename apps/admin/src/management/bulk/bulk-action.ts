import type { BulkActionName, BulkBody } from '@balcao/contracts';
import type { Permission } from '@balcao/domain';
import type { ScreenMessageKey } from '@balcao/messages';
import type { ComponentType, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

interface BulkOffer<R> {
  /** Tells the action apart from the list's others. */
  readonly name: string;
  readonly label: ScreenMessageKey;
  readonly icon: ReactNode;
  /** What it takes; that of changing the resource's records without it. */
  readonly permission?: Permission;
  /** The rows that it is meant for: the others are left out, and the question says how many. */
  readonly isOffered?: (row: R) => boolean;
}

/** What an order says beside its rows. */
type OrderDetails = Omit<BulkBody, 'action' | 'rows' | 'rehearsed'>;

/** Done by the server for each row by itself: what is refused says why, the rest is done. */
export interface EachAction<R> extends BulkOffer<R> {
  /** What the server calls it. */
  readonly action: BulkActionName;
  /** Takes something away: its button is red, and No has the focus in its question. */
  readonly isDestructive?: boolean;
  /** What each row becomes is shown before, and nothing else is done then. */
  readonly isRehearsed?: boolean;
  /** More about what will happen, in the question. */
  readonly hint?: ScreenMessageKey;
  /** What is filled in first; `detailsOf` makes the order's details of its values. */
  readonly inputs?: ComponentType;
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** How things are left as they are, where "Cancel" would say the contrary. */
  readonly keepLabel?: ScreenMessageKey;
  /** Inputs without which it cannot be done. */
  readonly needs?: readonly string[];
  readonly detailsOf?: (values: Readonly<Record<string, unknown>>) => OrderDetails;
}

/** Done once for all rows together, in a dialog of its own: nothing is asked before it. */
export interface WholeAction<R> extends BulkOffer<R> {
  readonly openWith: (rows: readonly R[]) => void;
}

/** Something to be done with many rows at once. */
export type BulkAction<R> = EachAction<R> | WholeAction<R>;

/** What makes the rows of a list selectable. */
export interface BulkList<R extends RaRecord> {
  readonly resource: string;
  readonly nameOf: (row: R) => string;
  readonly actions: readonly BulkAction<R>[];
  /** Filters that the list has beside the user's. */
  readonly only?: Readonly<Record<string, unknown>>;
}

export const isWhole = <R>(action: BulkAction<R>): action is WholeAction<R> => 'openWith' in action;
