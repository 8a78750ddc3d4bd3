import { filled, paperDay, paperMoment, type Language } from '@balcao/messages';
import { en } from '@balcao/messages/screens/en';
import { pt } from '@balcao/messages/screens/pt';
import { lookedAtMoment } from '../access/rows/row-rules.js';
import { localInstant } from './local-instant.js';

const words = { en: en.past.print, pt: pt.past.print };

/** What a print says of the moment that it shows; undefined for one of now. */
export function knownAtWords(language: Language, timeZone: string): string | undefined {
  const moment = lookedAtMoment();
  if (moment === undefined) return undefined;
  const { revision, recordedAt = '', trueOn } = moment;
  const when = recordedAt === '' ? '' : localInstant(recordedAt, timeZone).replace(' ', 'T');
  const known = { when: when === '' ? '' : paperMoment(when), revision: String(revision) };
  if (trueOn === undefined) return filled(words[language].known, known);
  return filled(words[language].trueOn, { ...known, day: paperDay(trueOn) });
}
