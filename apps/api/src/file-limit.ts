/** Files and connections that one process must be able to have open at once. */
const openFilesMin = 1_024;

/** Why this process may open too few files, in one sentence; undefined where it may open enough. */
export function fileLimitProblem(): string | undefined {
  const report = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft?: unknown } };
  };
  // Windows has no such limit; `unlimited` is said as a word.
  const limit = report.userLimits?.open_files?.soft;
  if (typeof limit !== 'number' || limit >= openFilesMin) return undefined;
  return (
    `This process may open only ${limit} files and connections at once, and needs at least ` +
    `${openFilesMin}: raise the limit (ulimit -n, or LimitNOFILE of its service).`
  );
}
