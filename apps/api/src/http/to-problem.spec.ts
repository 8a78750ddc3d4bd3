import { BlobConflict, BlobNotFound, StoreUnavailable } from '@balcao/blobs';
import * as eventStore from '@balcao/event-store';
import { storeFaults, StoreUnavailable as BooksUnavailable } from '@balcao/event-store';
import { JobsUnavailable } from '@balcao/jobs';
import * as journal from '@balcao/journal';
import { KeysUnavailable, NewerData } from '@balcao/journal';
import * as readStore from '@balcao/read-store';
import { StoreUnavailable as RowsUnavailable } from '@balcao/read-store';
import { describe, expect, it } from '@jest/globals';
import { commandOutcomeOf } from '../operations/outcomes.js';
import { RequestError } from './request-error.js';
import { toProblem } from './to-problem.js';

const isFailure = (each: unknown): boolean =>
  typeof each === 'function' && each.prototype instanceof Error;
/** No command comes upon it. */
const isOfRows = ({ constructor }: Error): boolean =>
  Object.values(readStore).some((each) => each === constructor);

const problemOf = (error: unknown, language: 'en' | 'pt' = 'en') =>
  toProblem(error, { language, requestId: 'r1' });

describe('what a caller learns about an error', () => {
  it.each([
    ['a file that is missing', new BlobNotFound('a'), 404, 'file.missing'],
    ['other content of the same name', new BlobConflict('a'), 409, 'file.otherContent'],
    ['files that cannot be reached', new StoreUnavailable(), 503, 'request.unavailable'],
    ['data of a newer version', new NewerData('x'), 503, 'request.newerData'],
    ['anything unknown', new RangeError('stack'), 500, 'request.failed'],
  ])('of %s names it', (_, error, status, code) => {
    expect(problemOf(error)).toMatchObject({ status, code, errors: [] });
  });

  /** Each is dealt with by the code that asks, and is a defect where it is not. */
  const neverDisclosed = new Set<unknown>([
    eventStore.WrongExpectedRevision,
    eventStore.PositionUnknown,
    readStore.LeaseLost,
    readStore.UnfitValue,
  ]);
  it.each(
    [eventStore, journal, readStore].flatMap((library) =>
      Object.entries(library).filter(([, each]) => isFailure(each) && !neverDisclosed.has(each)),
    ),
  )('of %s is never that something failed', (_, Failure) => {
    const error = new (Failure as new (...args: unknown[]) => Error)('x', { revision: 7 }, 'y');
    expect(problemOf(error).status).not.toBe(500);
    if (!isOfRows(error)) expect(commandOutcomeOf(error)).not.toBe('failed');
  });

  const stores = [StoreUnavailable, BooksUnavailable, KeysUnavailable, RowsUnavailable];
  it.each(
    [...stores, JobsUnavailable].flatMap((Failure) =>
      storeFaults.map((fault) => [Failure.name, fault, new Failure('it says', { fault })] as const),
    ),
  )('of a %s that is %s says so, and that trying again is of no use', (_, fault, error) => {
    const codes = { full: 'diskFull', unwritable: 'cannotBeWritten', damaged: 'damaged' };
    const problem = problemOf(error);
    expect(problem).toMatchObject({ status: 503, code: `request.${codes[fault]}` });
    expect(problem.title).toMatch(/your administrator$/);
    expect(problem.title).not.toContain('in a moment');
  });

  it('comes in the language of the caller', () => {
    expect(problemOf(new BlobNotFound('a')).title).toBe('This file no longer exists');
    expect(problemOf(new BlobNotFound('a'), 'pt').title).toBe('Este ficheiro já não existe');
    const type = new RequestError(415, 'request.unsupportedType', { mediaType: 'application/xml' });
    expect(problemOf(type).title).toBe('The request has to be sent as application/xml');
    expect(problemOf(type, 'pt').title).toBe('O pedido tem de ser enviado como application/xml');
  });
});
