/** Upper bounds in seconds: a durable commit takes a fraction of a millisecond, a lost one long. */
export const seconds = [
  0.001, 0.002, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5, 10,
];

/** Upper bounds of counts of events. */
export const counts = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 2_048];
