import type { FoldTrouble } from '@balcao/projections';
import type { FastifyBaseLogger } from 'fastify';

/** Puts trouble of folding into the log, so that lists never stop in silence. */
export function logTrouble(
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>,
  trouble: FoldTrouble,
): void {
  switch (trouble.kind) {
    case 'stalled': {
      const { stream, revision, type, projection, error, isMissing } = trouble.stalled;
      const why = isMissing === true ? error : `${projection} cannot take in ${type}: ${error}`;
      log.error(
        { stalled: trouble.stalled },
        `${stream} is stopped at revision ${revision}: ${why}`,
      );
      return;
    }
    case 'failed':
      log.error(`The rows cannot be written, and are tried again: ${trouble.error}`);
      return;
    case 'recovered':
      log.info('The rows are written again.');
      return;
    case 'gap': {
      const { stream, from, events } = trouble;
      log.warn(`${stream} was delivered with a gap: ${events} events read again from ${from}`);
    }
  }
}
