import type { DocumentEvent } from '../documents/index.js';
import { Cell, Table, defineSlice } from '../kernel/index.js';
import type { PartyEvent } from '../parties/index.js';
import { applyChanges } from '../registers/index.js';
import type {
  Alteration,
  DeclaredPeriodAltered,
  FiscalEvent,
  FiscalSettings,
  PeriodDeclared,
  VatReturnWritten,
} from './fiscal.events.js';

/** A change of what was declared, and when it came. */
export interface DeclaredChange extends Alteration {
  readonly revision: number;
  /** UTC instant. */
  readonly at: string;
  readonly by: string;
}

/** A month that was handed in. */
export type DeclaredPeriod = PeriodDeclared['data'] & {
  /** UTC instant of the mark. */
  readonly at: string;
  readonly by: string;
  /** How many times it was handed in. */
  readonly times: number;
  /** What has changed since the file and is not put right. */
  readonly changes: readonly DeclaredChange[];
  /** Changes up to this event are put right. */
  readonly settled?: { readonly until: number; readonly note: string };
};

/** A client whose name or number became another one after some month was declared. */
export interface RenamedParty {
  readonly partyId: string;
  readonly revision: number;
  readonly at: string;
  readonly by: string;
  readonly before: { readonly name?: string; readonly nuit?: string };
  readonly after: { readonly name?: string; readonly nuit?: string };
}

/** The VAT return of a month, as it was last written. */
export type VatReturnOfMonth = VatReturnWritten['data'] & { readonly revision: number };

/** What signing the next document and guarding declared months need. */
export type FiscalSlice = {
  readonly settings: Cell<FiscalSettings>;
  /** Per series, the signature of its last signed document. */
  readonly signatures: Table<string>;
  /** By month, `2026-03`. */
  readonly declarations: Table<DeclaredPeriod>;
  /** By month, `2026-03`: what was written into its VAT return, and by which event. */
  readonly vatReturns: Table<VatReturnOfMonth>;
  /** In their order; none before the first month was declared. */
  readonly renamed: Cell<readonly RenamedParty[]>;
  /** The revision of the last event that issued, cancelled or restored a document. */
  readonly lastChange: Cell<number>;
};

/** Renaming is all that a party's register does to a file. */
type FoldedEvent =
  | FiscalEvent
  | DocumentEvent
  | Extract<PartyEvent, { readonly type: 'PartyChanged' }>;

/** Those of a company that has said nothing: documents are not signed. */
export const initialFiscalSettings: FiscalSettings = { signatureMode: 'off' };

/** Folds signatures, declared months, and of a client that its name or number changed. */
export const fiscalSlice = defineSlice<FiscalSlice, FoldedEvent>({
  create: (undo) => ({
    settings: new Cell(undo, initialFiscalSettings),
    signatures: new Table(undo),
    declarations: new Table(undo),
    vatReturns: new Table(undo),
    renamed: new Cell<readonly RenamedParty[]>(undo, []),
    lastChange: new Cell(undo, -1),
  }),
  evolve: {
    FiscalSettingsChanged: ({ settings }, changes) => {
      settings.set(applyChanges(settings.get(), changes));
    },
    PeriodDeclared: ({ declarations }, declared, { recordedAt: at, actorId: by }) => {
      const times = (declarations.get(declared.id)?.times ?? 0) + 1;
      declarations.set(declared.id, { ...declared, at, by, times, changes: [] });
    },
    DeclaredPeriodAltered: ({ declarations }, { id, ...change }, recorded) => {
      const { revision, recordedAt: at, actorId: by } = recorded;
      const before = declarations.get(id);
      if (!before) return;
      const changes = withChange(before.changes, { ...change, revision, at, by });
      declarations.set(id, { ...before, changes });
    },
    DeclaredChangesSettled: ({ declarations }, { id, until, note }) => {
      const before = declarations.get(id);
      if (!before) return;
      const changes = before.changes.filter(({ revision }) => revision > until);
      declarations.set(id, { ...before, changes, settled: { until, note } });
    },
    DeclarationWithdrawn: ({ declarations }, { id }) => {
      declarations.delete(id);
    },
    VatReturnWritten: ({ vatReturns }, written, { revision }) => {
      vatReturns.set(written.id, { ...written, revision });
    },
    DocumentIssued: ({ signatures, lastChange }, { seriesId, signature }, { revision }) => {
      lastChange.set(revision);
      if (signature) signatures.set(seriesId, signature.hash);
    },
    DocumentCancelled: ({ lastChange }, _cancelled, { revision }) => {
      lastChange.set(revision);
    },
    DocumentRestored: ({ lastChange }, _restored, { revision }) => {
      lastChange.set(revision);
    },
    PartyChanged: ({ declarations, renamed }, { id: partyId, before, after }, recorded) => {
      if (declarations.size === 0) return;
      const named = { before: identity(before), after: identity(after) };
      if (JSON.stringify(named.before) === JSON.stringify(named.after)) return;
      const { revision, recordedAt: at, actorId: by } = recorded;
      renamed.set([...renamed.get(), { partyId, revision, at, by, ...named }]);
    },
  },
});

type Identity = RenamedParty['before'];

const identity = ({ name, nuit }: Identity): Identity => ({
  ...(name !== undefined && { name }),
  ...(nuit !== undefined && { nuit }),
});

/** What is cancelled and put back is as it was declared. */
function withChange(
  changes: readonly DeclaredChange[],
  change: Omit<DeclaredPeriodAltered['data'], 'id'> & DeclaredChange,
): readonly DeclaredChange[] {
  const opposite = { issued: undefined, cancelled: 'restored', restored: 'cancelled' } as const;
  const at = changes.findLastIndex(
    ({ documentId, kind }) => documentId === change.documentId && kind === opposite[change.kind],
  );
  return at === -1 ? [...changes, change] : changes.toSpliced(at, 1);
}
