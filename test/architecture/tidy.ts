/** The longest line and the longest file that are read without effort. */
const LINE_LENGTH_MAX = 100;
const FILE_LINES_MAX = 300;

interface Ban {
  readonly found: RegExp;
  readonly fault: string;
  /** The files that the ban is about. */
  readonly where: RegExp;
}

const code = /\.(ts|tsx|mjs|cjs)$/;
const typescript = /\.tsx?$/;
const written = /\.(ts|tsx|mjs|cjs|json|md|yml|html|css|sh)$|Dockerfile$|\.ci\/run$|\.npmrc$/;

// Spelled in two halves where this very file would otherwise break the rule.
const bans: readonly Ban[] = [
  { found: /\b(it|test|describe)\.only\(/, fault: 'runs one test only', where: typescript },
  { found: /\b(?:TO[D]O|FI[X]ME|HA[C]K|X[X]X)\b/, fault: 'leaves work for later', where: written },
  { found: /^\s*\/[/*] ?[-=─━*]{4,}/m, fault: 'has a banner', where: code },
  { found: /\/(?:wor[k]|roo[t])\/[a-z]/, fault: 'names a place of one machine', where: written },
  { found: /\/hom[e]\/[a-z]+\//, fault: 'names a place of one machine', where: written },
  {
    found: /\b(?:domain|design|spec|style)\.m[d]\b/,
    fault: 'names a page that is not in the repository',
    where: /\.(ts|tsx|mjs|cjs|css|md|yml)$/,
  },
  { found: /"resolved": "http/, fault: 'names a download address', where: /package-lock\.json$/ },
  {
    found: /\/\/(?:registry|npm|pypi|artifactory|nexus)[.\w-]*\.\w+/i,
    fault: 'names the host of a package registry',
    where: /\.(ts|tsx|mjs|cjs|json|md|yml)$|Dockerfile$|\.npmrc$/,
  },
  { found: /@ts-(?:ignore|nocheck)\b/, fault: 'silences the compiler', where: typescript },
  // The browser looks for it again at each line that is scanned: a third of the time of a scan.
  {
    found: /:ha[s]\(/,
    fault: 'asks what an element holds, which makes every scan slower',
    where: /^apps\/admin\/src\/pos\/.*\.css$/,
  },
  // A machine that is busy takes longer than any number of looks.
  {
    found: /\.waitForTim[e]out\(|\b(?:tries|attempt|look) < \d{2}/,
    fault: 'waits for a time, not for what must happen',
    where: /^test\/(?:e2e|browser)\/.*\.ts$/,
  },
  {
    found: /\b[sS]l[e]ep\(|\btimers\/\w{8}\b|=> setTim[e]out\(\w+, ?\w+\)\)/,
    fault: 'sleeps, rather than waits for what must happen',
    where: /^test\/browser\/.*\.ts$/,
  },
];

/** What is untidy about a file, one sentence each; nothing when it is tidy. */
export function tidyFaults(path: string, text: string): string[] {
  const faults = bans
    .filter(({ where, found }) => where.test(path) && found.test(text))
    .map(({ fault }) => `${path} ${fault}`);
  return code.test(path) ? [...faults, ...sizeFaults(path, text)] : faults;
}

function sizeFaults(path: string, text: string): string[] {
  const lines = text.trimEnd().split('\n');
  const long = lines.findIndex((line) => isLong(line));
  const faults: string[] = [];
  if (lines.length > FILE_LINES_MAX) faults.push(`${path} has ${lines.length} lines`);
  if (long >= 0) faults.push(`${path}:${long + 1} is over ${LINE_LENGTH_MAX} columns`);
  return faults;
}

/** A sentence of a catalogue is not broken in two: it would be found by nobody. */
const isLong = (line: string) =>
  line.length > LINE_LENGTH_MAX && !/(['"`])(?:(?!\1).){50,}\1/.test(line);
