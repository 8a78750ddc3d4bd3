import { fileLimitProblem } from './file-limit.js';

// The program itself has more modules than a low limit lets it open: it is loaded behind the check.
const problem = fileLimitProblem();
if (problem === undefined) {
  await import('./serve.js');
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
