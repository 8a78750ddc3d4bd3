import type { Checkpoint, Lease, ReadStore } from '@balcao/read-store';
import type { Judge } from './doubt.js';
import type { RebuildProgress } from './progress.js';
import { rebuildBeside, rebuildOf } from './rebuild-beside.js';
import type { RebuildBesideOptions } from './rebuild-beside.js';
import { allShares, rebuildName, shareName } from './shares.js';
import { nextName, prepare, switchOver } from './switch-over.js';
import type { Placement } from './switch-over.js';

/** As `rebuildBeside` takes them, and who does it for all. */
export interface SharedRebuildOptions extends Omit<RebuildBesideOptions, 'projections' | 'lease'> {
  readonly holder: string;
  /** How long it stays with a process that is not heard of. */
  readonly leaseMs: number;
  /** Compares what was begun with the log. */
  readonly judge: Pick<Judge, 'of'>;
  /** Starts from the first event, even if another process has rebuilt some of the rows already. */
  readonly isFresh?: boolean;
}

/** Enough for forgetting what was begun, and for the switch; neither is fenced step by step. */
const stepMs = 30_000;

/**
 * Rebuilds rows where several processes fold: one of them makes all of them next to the live ones,
 * which go on in their shares. For the switch it takes all shares from their holders, so that
 * nobody writes by what was live before. What there is to rebuild is asked for once nobody else can
 * be at it. Returns false when another does it, when there is nothing to do, or when aborted.
 */
export async function sharedRebuild(
  placed: () => Promise<Placement>,
  options: SharedRebuildOptions,
): Promise<boolean> {
  const { rows, name, holder, leaseMs, signal, judge } = options;
  const lease = await rows.leases.take(rebuildName(name), holder, stepMs);
  if (lease === undefined) return false;
  const keeper = new LeaseKeeper(rows, lease, leaseMs);
  try {
    const placement = await placed();
    if (placement.rebuilt.length === 0) return false;
    const rebuilt = placement.rebuilt.map(({ collection }) => collection);
    if (options.isFresh === true) await rows.clear(nextName(name, placement.rebuilt), rebuilt);
    await prepare(rows, name, placement, judge);
    keeper.start();
    const either = AbortSignal.any([signal, keeper.lost]);
    const { kept } = placement;
    const isCurrent = kept.length === rebuilt.length;
    const onProgress = (progress: RebuildProgress): void => {
      options.onProgress({ ...progress, isCurrent });
    };
    const made = { ...options, ...rebuildOf(placement, options), onProgress, lease };
    await rebuildBeside({ ...made, signal: either });
    if (either.aborted) return false;
    const catchUp = () => rebuildBeside({ ...made, rests: 0, signal: either });
    await switchShares(placement, lease, { ...options, catchUp });
    return true;
  } finally {
    await keeper.stop();
  }
}

interface SwitchSharesOptions extends Pick<
  SharedRebuildOptions,
  'rows' | 'name' | 'tracked' | 'holder'
> {
  /** Folds what has come since into the new rows. */
  readonly catchUp: () => Promise<void>;
}

async function switchShares(
  placement: Placement,
  lease: Lease,
  { rows, name, tracked, holder, catchUp }: SwitchSharesOptions,
): Promise<void> {
  const names = allShares.map((share) => shareName(name, share));
  const seize = (each: string) => rows.leases.seize(each, holder, stepMs);
  const seized = await Promise.all(names.map(seize));
  try {
    // What the kept rows show already is shown by the new ones as well when they take over.
    if (placement.kept.length > 0) await catchUp();
    const going = await gathered(rows, name, names);
    await switchOver(rows, name, placement, tracked, { going, retired: names, fence: { lease } });
  } finally {
    await Promise.all(seized.map((each) => rows.leases.giveBack(each)));
  }
}

/** Where all shares can go on together: at the earliest position, each company as far as it is. */
async function gathered(
  rows: ReadStore,
  name: string,
  names: readonly string[],
): Promise<Checkpoint | undefined> {
  const base = await rows.checkpoint(name);
  const shares = await Promise.all(names.map((each) => rows.checkpoint(each)));
  const all = shares.map((share) => share ?? base);
  if (all.every((each) => each === undefined)) return undefined;
  const positions = all.map((each) => each?.position ?? '').sort();
  const revisions: Record<string, number> = { ...base?.revisions };
  for (const share of shares) Object.assign(revisions, share?.revisions);
  const position = positions[0] === '' ? undefined : positions[0];
  const source = all.find((each) => each?.position === position)?.source;
  return { name, position, revisions, source };
}

/** Keeps a lease for as long as the work takes. */
class LeaseKeeper {
  readonly #lost = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly rows: ReadStore,
    private readonly lease: Lease,
    private readonly leaseMs: number,
  ) {}

  get lost(): AbortSignal {
    return this.#lost.signal;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.rows.leases.keep([this.lease], this.leaseMs).then(
        (kept) => {
          if (kept.length === 0) this.#lost.abort();
        },
        // A store that is away for a moment is asked again; the fence guards what is written.
        () => undefined,
      );
    }, this.leaseMs / 4);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.rows.leases.giveBack(this.lease).catch(() => undefined);
  }
}
