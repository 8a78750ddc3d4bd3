/** What a series may be for, beside ordinary documents. */
export const seriesKinds = ['recovery', 'training'] as const;
