import { dayIn } from '../calendar.js';
import { companyOf, requireOwner } from '../companies/index.js';
import type { Decide } from '../decide.js';
import { isClockBehind } from '../moment.js';
import { refuse } from '../refusal.js';
import type { CorrectClock } from './clock.commands.js';

const correctClock: Decide<CorrectClock> = (books, _, { actorId, now, clock = now }) => {
  const { id } = companyOf(books);
  requireOwner(books, actorId);
  if (!isClockBehind(clock, now)) refuse('clock.nothingToCorrect');
  const on = dayIn(books.companies.settings.get().timeZone, clock);
  return [{ type: 'ClockCorrected', data: { id, at: clock, on, until: now } }];
};

/** The rules of what people say about the clock, by command. */
export const clockDeciders = { CorrectClock: correctClock };
