import { DomainError } from '@balcao/domain';
import {
  AppendOutcomeUnknown,
  AppendTooLarge,
  StoreUnavailable,
  WrongExpectedRevision,
} from '@balcao/event-store';
import {
  BooksDamaged,
  CommandReused,
  JournalClosed,
  JournalContended,
  JournalOverloaded,
  JournalRewound,
  NewerData,
  NewerLog,
} from '@balcao/journal';
import type { AppendOutcome, CommandOutcome } from './watcher.js';

/** What became of a command that threw. */
export function commandOutcomeOf(error: unknown): CommandOutcome {
  if (error instanceof DomainError || error instanceof AppendTooLarge) return 'refused';
  if (error instanceof CommandReused) return 'reused';
  if (error instanceof JournalOverloaded) return 'busy';
  if (error instanceof AppendOutcomeUnknown) return 'unknown';
  const isUnavailable =
    error instanceof StoreUnavailable ||
    error instanceof BooksDamaged ||
    error instanceof NewerData ||
    error instanceof NewerLog ||
    error instanceof JournalContended ||
    error instanceof JournalRewound ||
    error instanceof JournalClosed;
  return isUnavailable ? 'unavailable' : 'failed';
}

/** What became of an append that threw. */
export function appendOutcomeOf(error: unknown): AppendOutcome {
  if (error instanceof WrongExpectedRevision) return 'conflict';
  if (error instanceof AppendOutcomeUnknown) return 'unknown';
  return error instanceof StoreUnavailable ? 'unavailable' : 'failed';
}
