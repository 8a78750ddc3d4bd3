/** How far it may be ahead of the last thing that a person did before nothing happens by itself. */
export const CLOCK_AHEAD_MAX_MS = 86_400_000;
