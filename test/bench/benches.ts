import { append } from './append.js';
import { decideAndFold } from './decide-and-fold.js';
import type { Bench } from './figure.js';
import { issueOverHttp } from './issue-over-http.js';
import { journal } from './journal.js';

/** All benches by the name that `--only` takes, in the order of the table. */
export const benches: Readonly<Record<string, Bench>> = {
  'issue-over-http': issueOverHttp,
  'decide-and-fold': decideAndFold,
  append,
  journal,
};
