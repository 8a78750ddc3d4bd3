import type { BulkActionName, BulkBody } from '@balcao/contracts';
import type { Permission } from '@balcao/domain';
import type { ScreenMessageKey } from '@balcao/messages';
import type { ComponentType, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

interface BulkOffer<R> {
  /** The action's id within the list. */
  readonly name: string;
  readonly label: ScreenMessageKey;
  readonly icon: ReactNode;
  /** The permission it needs; defaults to that of changing the resource's records. */
  readonly permission?: Permission;
  /** The rows it applies to; the question says how many others are left out. */
  readonly isOffered?: (row: R) => boolean;
}

/** The details of a request other than its rows. */
type OrderDetails = Omit<BulkBody, 'action' | 'rows' | 'rehearsed'>;

/** Run by the server row by row: refused rows carry a reason, the others are done. */
export interface EachAction<R> extends BulkOffer<R> {
  /** The server's name for it. */
  readonly action: BulkActionName;
  /** A destructive action: its button is red, and No has the focus in its question. */
  readonly isDestructive?: boolean;
  /** The effect on each row is shown first, and exactly that is done. */
  readonly isRehearsed?: boolean;
  /** An additional sentence in the question. */
  readonly hint?: ScreenMessageKey;
  /** Its inputs; `detailsOf` turns their values into the details of the request. */
  readonly inputs?: ComponentType;
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** The label for leaving things unchanged, if "Cancel" would be ambiguous. */
  readonly keepLabel?: ScreenMessageKey;
  /** Required inputs. */
  readonly needs?: readonly string[];
  readonly detailsOf?: (values: Readonly<Record<string, unknown>>) => OrderDetails;
}

/** Run once for all rows, in its own dialog, without a question. */
export interface WholeAction<R> extends BulkOffer<R> {
  readonly openWith: (rows: readonly R[]) => void;
}

/** A bulk action. */
export type BulkAction<R> = EachAction<R> | WholeAction<R>;

/** The bulk actions of a list, which make its rows selectable. */
export interface BulkList<R extends RaRecord> {
  readonly resource: string;
  readonly nameOf: (row: R) => string;
  readonly actions: readonly BulkAction<R>[];
  /** Permanent filters of the list, in addition to the user's. */
  readonly only?: Readonly<Record<string, unknown>>;
}

export const isWhole = <R>(action: BulkAction<R>): action is WholeAction<R> => 'openWith' in action;
