import { verifyCommand } from './verify-command.js';

process.exitCode = verifyCommand(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  error: (text) => process.stderr.write(`${text}\n`),
});
