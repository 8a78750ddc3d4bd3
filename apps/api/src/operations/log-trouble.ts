import type { FoldTrouble, RebuildReason } from '@balcao/projections';
import type { FastifyBaseLogger } from 'fastify';

/** Why rows are rebuilt instead of going on with them, for those who run the product. */
export const whyRebuilt: Readonly<Record<RebuildReason, string>> = {
  otherLog: 'The rows were made from another event log',
  olderLog: 'The event log does not have the last events that the rows show; it is an older copy',
  unknownPlace: 'The rows are further than the event log',
  olderBuild: 'An older version of the product has written to the rows',
  holes: 'Some lists lack events that an older version of the product has recorded',
};

/** Puts trouble of folding into the log, so that lists never stop in silence. */
export function logTrouble(
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>,
  trouble: FoldTrouble,
): void {
  switch (trouble.kind) {
    case 'stalled': {
      const { stream, revision, type, projection, error } = trouble.stalled;
      const why =
        projection === ''
          ? `${type} ${error}`.trim()
          : `${projection} cannot take in ${type}: ${error}`;
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
    case 'doubted':
      log.error(`${whyRebuilt[trouble.reason]}: the rows are rebuilt, lists are old until then.`);
      return;
    case 'rebuilding':
      log.info(
        `Read models are rebuilt (${trouble.projections.length}): ${
          trouble.isCurrent === true ? 'the present ones go on' : 'lists are old until then'
        }.`,
      );
      return;
    case 'rebuilt':
      log.info('The read models are rebuilt.');
      return;
    case 'gap': {
      const { stream, from, events } = trouble;
      log.warn(`${stream} was delivered with a gap: ${events} events read again from ${from}`);
    }
  }
}
