import { taxNumberName } from '@balcao/messages';
import { listLines, type ReadMe } from './archive-facts.js';

/** What is what in the archive, in English. */
export function englishReadMe(about: ReadMe): readonly string[] {
  const { companyName, nuit, country, writtenAt, revision } = about;
  return [
    `Everything of ${companyName}, ${taxNumberName(country)} ${nuit}`,
    `Written at ${writtenAt} (UTC), up to revision ${revision} of the journal.`,
    '',
    'lists/',
    '  Every register and list as CSV (UTF-8), one file each. The first line names the columns.',
    '  Amounts are in whole units; 1 is yes, 0 is no; what has parts is JSON.',
    ...listLines(about),
    '',
    'journal.jsonl',
    '  Every event of the company from the first on, one per line, as JSON: revision, id, type,',
    '  data and metadata. metadata.hash is a SHA-256, written in hexadecimal: of the hash before it',
    '  as it is written there (64 zeros before the first event), followed by the canonical JSON (RFC',
    '  8785) of one object with type, data and metadata, the latter without its hash. Whatever was',
    '  changed later is found by it.',
    '  Personal fields are written here so that they can be read; they are stored encrypted, and',
    '  the hashes are over what is stored: to check them, put the lines of sealed.jsonl in the',
    '  place of those of the same revision.',
    '',
    'sealed.jsonl',
    '  The events with personal fields, as they are stored. The keys are not in this archive: once',
    '  a person has been erased nobody can read them, and the hashes hold all the same.',
    '',
    'looks.jsonl',
    '  What auditors and others who may change nothing have looked at, and when: some per line.',
    '',
    'files/ and files.csv',
    '  Attachments, pictures and imported files as they were given, and files that were made here.',
    '  files.csv tells their names, types, sizes in bytes and SHA-256.',
  ];
}
