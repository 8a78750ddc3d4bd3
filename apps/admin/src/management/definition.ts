import type { ResourceName } from '@balcao/contracts';
import type { Permission } from '@balcao/domain';
import type { ScreenMessageKey } from '@balcao/messages';
import type { ComponentType, ReactNode } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';
import type { BulkAction } from './bulk/bulk-action.js';

/** One column of a register's table. */
export interface Column<R> {
  readonly source: keyof R & string;
  /** The content of the cell; defaults to the value. */
  readonly render?: (row: R) => ReactNode;
  /** The fields in the exported file; defaults to its own. */
  readonly files?: readonly string[];
  readonly isNumeric?: boolean;
  /** Hidden until chosen. */
  readonly isHidden?: boolean;
  readonly isUnsorted?: boolean;
}

/** What a row shows on a phone. */
export interface CardContent {
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly aside?: ReactNode;
  /** The field of the figure to be explained. */
  readonly figure?: string;
}

/** An action of a row other than edit and remove. */
export interface RowAction<R> {
  readonly label: ScreenMessageKey;
  readonly icon: ReactNode;
  readonly isOffered: (row: R) => boolean;
  /** A read-only action, available also without permission to change the row. */
  readonly isReading?: boolean;
  readonly run: (row: R) => void;
}

/** Warnings about a form's values, as sentences. */
export type DoubtsOf = (values: Readonly<Record<string, unknown>>) => readonly string[];

/** The content of an empty list. */
export interface WhenEmpty {
  readonly to: string;
  readonly label: ScreenMessageKey;
  /** The permission of the link. */
  readonly permission: Permission;
}

/** Everything that makes one management screen differ from the others. */
export interface ManagementDefinition<R extends RaRecord> {
  readonly resource: ResourceName;
  readonly title: ScreenMessageKey;
  readonly nameOf: (row: R) => string;
  readonly columns: readonly Column<R>[];
  readonly card: (row: R) => CardContent;
  readonly sort: SortPayload;
  /** The filter that selects the screen's records; defaults to all. */
  readonly only?: Readonly<Record<string, string>>;
  /** The fields of the dialog. */
  readonly inputs: ComponentType<{ readonly isNew: boolean }>;
  /** A wide dialog: the form next to a preview. */
  readonly isWide?: boolean;
  /** The initial values of a new record. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** A hook that returns warnings about a new record, to be confirmed. */
  readonly useDoubts?: () => DoubtsOf;
  readonly filters?: ReactNode;
  /** Actions of the list other than export and create. */
  readonly commands?: ReactNode;
  readonly createLabel?: ScreenMessageKey;
  /** System-managed records: neither edited nor archived. */
  readonly isEditable?: boolean;
  readonly isArchivable?: boolean;
  readonly isCreatable?: boolean;
  /** Rows without actions or history. */
  readonly hasMenu?: boolean;
  readonly actions?: readonly RowAction<R>[];
  /** Bulk actions other than remove and restore. */
  readonly bulk?: readonly BulkAction<R>[];
  /** What an empty list says: where its rows come from, or what becomes of the first one. */
  readonly emptyHint?: ScreenMessageKey;
  /** A link from an empty list to the page where its rows come from. */
  readonly whenEmpty?: WhenEmpty;
  /** Where a click on a row leads; its dialog without it. */
  readonly pathOf?: (row: R) => string;
  /** Where one goes on with what was created; back to the list without it. */
  readonly pathOfNew?: (id: string) => string;
}
