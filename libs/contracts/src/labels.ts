/** The most labels of one request: each article, all together, and how many articles. */
export const labelLimits = { articles: 200, each: 500, all: 2_000 } as const;
