import type { ResourceName } from '@balcao/contracts';
import type { Permission } from '@balcao/domain';
import type { ScreenMessageKey } from '@balcao/messages';
import type { ComponentType, ReactNode } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';
import type { BulkAction } from './bulk/bulk-action.js';

/** One column of a register's table. */
export interface Column<R> {
  readonly source: keyof R & string;
  /** What the cell shows; the value itself without it. */
  readonly render?: (row: R) => ReactNode;
  /** The fields that the exported file has for it; its own without them. */
  readonly files?: readonly string[];
  readonly isNumeric?: boolean;
  /** Shown only once chosen. */
  readonly isHidden?: boolean;
  readonly isUnsorted?: boolean;
}

/** What a row shows on a phone. */
export interface CardContent {
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly aside?: ReactNode;
  /** The field of the figure that stands aside, to be explained. */
  readonly figure?: string;
}

/** Something to be done with a row beside editing and removing it. */
export interface RowAction<R> {
  readonly label: ScreenMessageKey;
  readonly icon: ReactNode;
  readonly isOffered: (row: R) => boolean;
  /** It only shows something: also for those who may not change the row. */
  readonly isReading?: boolean;
  readonly run: (row: R) => void;
}

/** What is unusual about what a form holds, in sentences. */
export type DoubtsOf = (values: Readonly<Record<string, unknown>>) => readonly string[];

/** What a list without rows says. */
export interface WhenEmpty {
  readonly hint: ScreenMessageKey;
  readonly to: string;
  readonly label: ScreenMessageKey;
  /** What it takes to go there. */
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
  /** Which of the resource's records the screen is about; all without it. */
  readonly only?: Readonly<Record<string, string>>;
  /** The fields of the dialog. */
  readonly inputs: ComponentType<{ readonly isNew: boolean }>;
  /** Its dialog needs the room: a form beside what it makes. */
  readonly isWide?: boolean;
  /** What a new record begins with. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** What is unusual about a new record and allowed: a hook that tells it, to be asked about. */
  readonly useDoubts?: () => DoubtsOf;
  readonly filters?: ReactNode;
  /** What is done from the list beside exporting and creating. */
  readonly commands?: ReactNode;
  readonly createLabel?: ScreenMessageKey;
  /** Records that come and go by themselves: no archive, no edit. */
  readonly isEditable?: boolean;
  readonly isArchivable?: boolean;
  readonly isCreatable?: boolean;
  /** Rows that nothing can be done with, and that have no history of their own. */
  readonly hasMenu?: boolean;
  readonly actions?: readonly RowAction<R>[];
  /** What can be done with many rows at once, beside removing and restoring them. */
  readonly bulk?: readonly BulkAction<R>[];
  /** Of rows that come by themselves: where from, and the way there. */
  readonly whenEmpty?: WhenEmpty;
  /** What becomes of the first one that is created, where it is not offered elsewhere. */
  readonly emptyHint?: ScreenMessageKey;
  /** Where a click on a row leads; its dialog without it. */
  readonly pathOf?: (row: R) => string;
  /** Where one goes on with what was created; back to the list without it. */
  readonly pathOfNew?: (id: string) => string;
}
