/** How much there may be of something within a time. */
export interface Quota {
  /** Tells what is counted from everything else that is. */
  readonly name: string;
  readonly max: number;
  /** The time begins with the first that is counted, and ends for all of them. */
  readonly windowMs: number;
}

/** What counting came to. */
export interface Counted {
  /** 0, or after how many milliseconds there may be room: then it was not counted. */
  readonly waitMs: number;
  /** How many there are now. */
  readonly used: number;
  /** Milliseconds until the time ends. */
  readonly endsMs: number;
}

/** Counts by key. What finds no room is not counted, and lengthens no time. */
export interface Counters {
  /** Counts so many, all or none; answers 0, or after how many milliseconds there may be room. */
  take(quota: Quota, key: string, many?: number): Promise<number>;
  /** The same, and says how many there are. */
  count(quota: Quota, key: string, many?: number): Promise<Counted>;
  /** Answers as `take` would, and counts none. */
  wait(quota: Quota, key: string, many?: number): Promise<number>;
  /** Takes so many back. */
  giveBack(quota: Quota, key: string, many?: number): Promise<void>;
  /** Takes all back. */
  forget(quota: Quota, key: string): Promise<void>;
  close(): Promise<void>;
}
