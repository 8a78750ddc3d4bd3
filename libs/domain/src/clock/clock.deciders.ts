import { dayIn } from '../calendar.js';
import { companyOf, requireOwner } from '../companies/index.js';
import type { Decide } from '../decide.js';
import { isClockBehind } from '../moment.js';
import { refuse } from '../refusal.js';
import type { CorrectClock } from './clock.commands.js';

const correctClock: Decide<CorrectClock> = (books, _, { actorId, now }) => {
  const { id } = companyOf(books);
  requireOwner(books, actorId);
  const until = books.clock.last.get();
  if (!isClockBehind(now, until)) refuse('clock.nothingToCorrect');
  const on = dayIn(books.companies.settings.get().timeZone, now);
  return [{ type: 'ClockCorrected', data: { id, at: now, on, until } }];
};

/** The rules of what people say about the clock, by command. */
export const clockDeciders = { CorrectClock: correctClock };
