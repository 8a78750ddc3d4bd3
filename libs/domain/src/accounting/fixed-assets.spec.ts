import { describe, expect, it } from '@jest/globals';
import { rate } from '@balcao/pricing';
import fc from 'fast-check';
import type { JournalEvent } from '../events.js';
import { aCompany, specify } from '../testing/index.js';
import { depreciatedThrough } from './depreciation.js';
import { fixedAssetDeciders, type RecordFixedAsset } from './fixed-assets.js';
import { postingsOf, type PostedEvent } from './postings-of.js';

const recording = specify(fixedAssetDeciders.RecordFixedAsset);
const cancelling = specify(fixedAssetDeciders.CancelFixedAsset);
const disposing = specify(fixedAssetDeciders.DisposeOfFixedAsset);
const restoring = specify(fixedAssetDeciders.RestoreFixedAsset);
const depreciating = specify(fixedAssetDeciders.DepreciateFixedAssets);
const reversing = specify(fixedAssetDeciders.ReverseDepreciation);

const account = (code: string): JournalEvent => ({
  type: 'LedgerAccountRegistered',
  data: { id: `PGC${code}`, code, name: `Conta ${code}` },
});
const vehicles: JournalEvent = {
  type: 'AssetClassRegistered',
  data: { id: 'VEHICLES', code: 'LIG', name: 'Viaturas', rate: rate('25'), account: '324' },
};
const past = [...aCompany(), account('34'), account('342'), account('459'), vehicles];

const van: RecordFixedAsset = {
  type: 'RecordFixedAsset',
  id: 'VAN',
  code: 'V1',
  name: 'Carrinha',
  classId: 'VEHICLES',
  acquiredOn: '2025-10-15',
  costMinor: 120_000_000,
  againstAccountId: 'PGC342',
};
const recorded = {
  type: 'FixedAssetRecorded',
  data: {
    id: 'VAN',
    on: '2025-10-15',
    code: 'V1',
    name: 'Carrinha',
    classId: 'VEHICLES',
    acquiredOn: '2025-10-15',
    depreciatesFrom: '2025-10-15',
    rate: rate('25'),
    costMinor: 120_000_000,
    beforeMinor: 0,
    againstAccountId: 'PGC342',
  },
} as const satisfies JournalEvent;
const run = (through: string, id = 'RUN') =>
  ({ type: 'DepreciateFixedAssets', id, through }) as const;
const depreciated = (through: string, amountMinor: number, id = 'RUN'): JournalEvent => ({
  type: 'FixedAssetsDepreciated',
  data: {
    id,
    on: '2026-02-28',
    through,
    lines: [{ assetId: 'VAN', classId: 'VEHICLES', amountMinor }],
  },
});
const entryOf = (events: readonly JournalEvent[]) =>
  Object.fromEntries(
    postingsOf(events[0] as PostedEvent).map(({ posting, amountMinor }) => [posting, amountMinor]),
  );
const opposite = (entry: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(entry).map(([posting, minor]) => [posting, 0 - minor]));

describe('a fixed asset', () => {
  it('is recorded against the account of its purchase', () => {
    const { events } = recording(...past).when(van);
    expect(events).toEqual([recorded]);
    expect(entryOf(events)).toEqual({
      'fixedAssets:VEHICLES': 120_000_000,
      'chosen:PGC342': -120_000_000,
    });
  });

  it('comes with what was depreciated in other books', () => {
    const old = { ...van, depreciatesFrom: '2026-01-01', beforeMinor: 30_000_000 };
    const { events } = recording(...past).when({ ...old, on: '2026-01-01' });
    expect(entryOf(events)).toEqual({
      'fixedAssets:VEHICLES': 120_000_000,
      'accumulatedDepreciation:VEHICLES': -30_000_000,
      'chosen:PGC342': -90_000_000,
    });
  });

  it('posts nothing where its balances are in the books', () => {
    const { againstAccountId: _, ...without } = van;
    expect(entryOf(recording(...past).when(without).events)).toEqual({});
  });

  it.each([
    [{ code: '' }, 'field.required', { field: 'code' }, 'code'],
    [{ name: ' ' }, 'field.required', { field: 'name' }, 'name'],
    [{ classId: 'NONE' }, 'asset.classNotFound', {}, 'classId'],
    [{ costMinor: 0 }, 'field.outOfRange', undefined, 'costMinor'],
    [{ beforeMinor: 120_000_001 }, 'asset.beyondCost', {}, 'beforeMinor'],
    [{ rate: '100.01' }, 'asset.rateOutOfRange', {}, 'rate'],
    [{ depreciatesFrom: '2025-10-14' }, 'asset.beforePurchase', {}, 'depreciatesFrom'],
    [{ acquiredOn: '2026-03-03' }, 'treasury.inFuture', { today: '2026-03-02' }, 'acquiredOn'],
    [
      { againstAccountId: 'NONE' },
      'accounting.accountNotFound',
      { code: 'NONE' },
      'againstAccountId',
    ],
    [{ againstAccountId: 'PGC34' }, 'asset.accountHasParts', { code: '34' }, 'againstAccountId'],
  ] as const)('is refused with %j', (wrong, code, params, path) => {
    recording(...past)
      .when({ ...van, ...wrong })
      .thenRefused(code, params, path);
  });

  it('has a code of its own, and a rate of its own where it says so', () => {
    recording(...past, recorded)
      .when({ ...van, id: 'OTHER' })
      .thenRefused('asset.codeTaken', { code: 'V1' }, 'code');
    const { events } = recording(...past).when({ ...van, rate: '12.5' });
    expect(events).toMatchObject([{ data: { rate: '12.5' } }]);
  });

  it('is cancelled while nothing is depreciated, and its entry is taken back', () => {
    const cancel = { type: 'CancelFixedAsset', id: 'VAN', reason: 'Em duplicado' } as const;
    const { events } = cancelling(...past, recorded).when(cancel);
    expect(entryOf(events)).toEqual(opposite(entryOf([recorded])));
    cancelling(...past, recorded, depreciated('2025-12', 7_500_000))
      .when(cancel)
      .thenRefused('asset.depreciated', { code: 'V1' });
    cancelling(...past, recorded, ...events)
      .when(cancel)
      .thenRefused('record.notFound', { id: 'VAN' });
    cancelling(...past, recorded)
      .when({ ...cancel, reason: '' })
      .thenRefused('treasury.reasonRequired', {}, 'reason');
  });
});

describe('depreciation', () => {
  it('is in twelfths, from the month that it begins in', () => {
    const { events } = depreciating(...past, recorded).when(run('2025-12'));
    expect(events).toMatchObject([
      { data: { on: '2025-12-31', lines: [{ amountMinor: 7_500_000 }] } },
    ]);
    expect(entryOf(events)).toEqual({
      'depreciation:VEHICLES': 7_500_000,
      'accumulatedDepreciation:VEHICLES': -7_500_000,
    });
  });

  it('posts what is not posted yet, on no day to come', () => {
    const { events } = depreciating(...past, recorded, depreciated('2025-12', 7_500_000)).when(
      run('2026-03', 'RUN2'),
    );
    expect(events).toMatchObject([
      { data: { on: '2026-03-02', lines: [{ amountMinor: 7_500_000 }] } },
    ]);
  });

  it('goes forward, to a month that is not to come, and posts something', () => {
    const done = [...past, recorded, depreciated('2025-12', 7_500_000)];
    depreciating(...done)
      .when(run('2025-11', 'RUN2'))
      .thenRefused('asset.depreciatedFurther', { month: '2025-12' }, 'through');
    depreciating(...done)
      .when(run('2025-12', 'RUN2'))
      .thenRefused('asset.nothingToDepreciate', { month: '2025-12' }, 'through');
    depreciating(...done)
      .when(run('2026-04', 'RUN2'))
      .thenRefused('treasury.inFuture', { today: '2026-03-02' }, 'through');
    depreciating(...done)
      .when(run('2026-13', 'RUN2'))
      .thenRefused('field.invalid', { field: 'through' }, 'through');
  });

  it('is reversed, the last run first', () => {
    const runs = [depreciated('2025-12', 7_500_000), depreciated('2026-02', 5_000_000, 'RUN2')];
    const reverse = { type: 'ReverseDepreciation', id: 'RUN2', reason: 'Taxa errada' } as const;
    const { events } = reversing(...past, recorded, ...runs).when(reverse);
    expect(entryOf(events)).toEqual(opposite(entryOf(runs.slice(1))));
    reversing(...past, recorded, ...runs)
      .when({ ...reverse, id: 'RUN' })
      .thenRefused('asset.notLastRun');
    reversing(...past, recorded, ...runs, ...events)
      .when(reverse)
      .thenRefused('asset.notLastRun');
    const { events: again } = depreciating(...past, recorded, ...runs, ...events).when(
      run('2026-02', 'RUN3'),
    );
    expect(again).toMatchObject([{ data: { lines: [{ amountMinor: 5_000_000 }] } }]);
  });

  it('comes to the cost, month by month as in one run, and never beyond', () => {
    const months = Array.from({ length: 15 * 12 }, (_, at) => {
      const year = 2026 + Math.floor(at / 12);
      return `${year}-${String((at % 12) + 1).padStart(2, '0')}`;
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000_000 }),
        fc.constantFrom('2', '5', '10', '12.5', '20', '25', '33.33', '100'),
        fc.integer({ min: 0, max: 100 }),
        (costMinor, percentage, before) => {
          const beforeMinor = Math.floor((costMinor * before) / 100);
          const asset = {
            costMinor,
            rate: rate(percentage),
            depreciatesFrom: '2026-01-31',
            beforeMinor,
          };
          let soFar = beforeMinor;
          for (const month of months) {
            const now = depreciatedThrough(asset, month);
            expect(now).toBeGreaterThanOrEqual(soFar);
            expect(now).toBeLessThanOrEqual(costMinor);
            soFar = now;
          }
          if (Number(percentage) * 15 >= 100) expect(soFar).toBe(costMinor);
          expect(depreciatedThrough({ ...asset, rate: rate('0') }, '2030-12')).toBe(beforeMinor);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('the disposal of an asset', () => {
  const dispose = {
    type: 'DisposeOfFixedAsset',
    id: 'VAN',
    on: '2026-03-02',
    proceedsMinor: 100_000_000,
    againstAccountId: 'PGC459',
    reason: 'Vendida',
  } as const;
  const done = [...past, recorded, depreciated('2025-12', 7_500_000)];

  it('posts the last months, takes the asset out, and shows a loss', () => {
    const { events } = disposing(...done).when(dispose);
    expect(entryOf(events)).toEqual({
      'depreciation:VEHICLES': 5_000_000,
      'accumulatedDepreciation:VEHICLES': 7_500_000,
      'fixedAssets:VEHICLES': -120_000_000,
      'chosen:PGC459': 100_000_000,
      disposalLosses: 7_500_000,
    });
  });

  it('shows a gain, or that nothing was paid', () => {
    expect(
      entryOf(disposing(...done).when({ ...dispose, proceedsMinor: 110_000_000 }).events),
    ).toMatchObject({
      disposalGains: -2_500_000,
    });
    const { proceedsMinor: _, againstAccountId: __, ...scrapped } = dispose;
    expect(entryOf(disposing(...done).when(scrapped).events)).toMatchObject({
      disposalLosses: 107_500_000,
    });
  });

  it('is taken back by the opposite entry, and the asset is depreciated on', () => {
    const { events } = disposing(...done).when(dispose);
    const restore = { type: 'RestoreFixedAsset', id: 'VAN', reason: 'Venda desfeita' } as const;
    const restored = restoring(...done, ...events).when(restore).events;
    expect(entryOf(restored)).toEqual(opposite(entryOf(events)));
    depreciating(...done, ...events)
      .when(run('2026-02', 'RUN2'))
      .thenRefused('asset.nothingToDepreciate', { month: '2026-02' }, 'through');
    expect(
      depreciating(...done, ...events, ...restored).when(run('2026-02', 'RUN2')).events,
    ).toMatchObject([{ data: { lines: [{ amountMinor: 5_000_000 }] } }]);
    restoring(...done)
      .when(restore)
      .thenRefused('asset.inUse', { code: 'V1' });
  });

  it('is once, after the purchase, with an account for what is paid', () => {
    const { events } = disposing(...done).when(dispose);
    disposing(...done, ...events)
      .when(dispose)
      .thenRefused('asset.disposed', { code: 'V1' });
    disposing(...done)
      .when({ ...dispose, on: '2025-10-14' })
      .thenRefused('asset.beforePurchase', {}, 'on');
    const { againstAccountId: _, ...without } = dispose;
    disposing(...done)
      .when(without)
      .thenRefused('asset.proceedsAccount', {}, 'againstAccountId');
    cancelling(...done, ...events)
      .when({ type: 'CancelFixedAsset', id: 'VAN', reason: 'x' })
      .thenRefused('asset.disposed', { code: 'V1' });
    reversing(...done, ...events)
      .when({ type: 'ReverseDepreciation', id: 'RUN', reason: 'x' })
      .thenRefused('asset.disposed', { code: 'V1' });
  });
});
