import { allRegisters } from '@balcao/domain';
import type { LogNeeds } from '@balcao/event-store';

/** Which events need which version of the product to be read. */
export interface DataFormats {
  /** What this version knows. */
  readonly current: LogNeeds;
  /** By the kind of event (`Type`, or `Type@2` for its second shape), the format it came with. */
  readonly kinds: Readonly<Record<string, LogNeeds>>;
}

const first: LogNeeds = { format: 1, version: '0.1.0' };

/** The events of registers say with their declaration since which format there are any. */
const ofRegisters = Object.fromEntries(
  allRegisters.flatMap(({ noun, since }) =>
    since === undefined
      ? []
      : ['Registered', 'Changed', 'Archived', 'Restored'].map((what) => [`${noun}${what}`, since]),
  ),
);

/**
 * A kind or shape of event that is not of the first format is named here with the next format.
 * Kinds that no release has had yet share a format.
 */
const kinds: DataFormats['kinds'] = {
  ...ofRegisters,
  JournalEntryRecorded: { format: 2, version: '0.1.0' },
  JournalEntryReversed: { format: 2, version: '0.1.0' },
  FixedAssetRecorded: { format: 2, version: '0.1.0' },
  FixedAssetCancelled: { format: 2, version: '0.1.0' },
  FixedAssetDisposed: { format: 2, version: '0.1.0' },
  FixedAssetRestored: { format: 2, version: '0.1.0' },
  FixedAssetsDepreciated: { format: 2, version: '0.1.0' },
  DepreciationReversed: { format: 2, version: '0.1.0' },
  PostingAccountChosen: { format: 2, version: '0.1.0' },
  ApprovalRequested: { format: 2, version: '0.1.0' },
  ApprovalGranted: { format: 2, version: '0.1.0' },
  ApprovalRefused: { format: 2, version: '0.1.0' },
  ApprovalWithdrawn: { format: 2, version: '0.1.0' },
  ImportRedone: { format: 2, version: '0.1.0' },
  PaperLinkMade: { format: 2, version: '0.1.0' },
  PaperLinksRevoked: { format: 2, version: '0.1.0' },
  VatReturnWritten: { format: 2, version: '0.1.0' },
};

/** What this version knows, and what each kind of event that is not of the first format needs. */
export const dataFormats: DataFormats = {
  current: Object.values(kinds).reduce(
    (one, other) => (other.format > one.format ? other : one),
    first,
  ),
  kinds,
};

/** How a kind or shape of event is called in `DataFormats`. */
export function kindOf(type: string, schemaVersion: unknown): string {
  return typeof schemaVersion === 'number' && schemaVersion > 1 ? `${type}@${schemaVersion}` : type;
}
