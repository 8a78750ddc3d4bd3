import { companyOf, todayIn } from '../companies/index.js';
import type { Books } from '../books.js';
import type { Decide } from '../decide.js';
import { refuseUnknown } from '../documents/index.js';
import { assert } from '../refusal.js';
import { isSha256 } from '../sha256.js';
import { refuseTakenId } from '../threads/index.js';
import { firstPrevious, sealDigest } from './seal-digest.js';
import type { NoteMadeFile, SealJournal, SealPack, SealPapers } from './seals.commands.js';
import type { SealedSeries } from './seals.events.js';
import { PAPERS_SEALED_MAX } from './seals.limits.js';

/** Nothing where the last that happened was a seal. */
const sealJournal: Decide<SealJournal> = (books, command, context) => {
  const { head } = context;
  assert(head !== undefined, 'a journal that seals itself tells where it stands');
  const last = books.seals.last.get();
  if (last?.revision === head.revision) return [];
  const sealed = {
    number: (last?.number ?? 0) + 1,
    on: command.on ?? todayIn(books, context),
    from: (last?.to ?? -1) + 1,
    to: head.revision,
    events: head.revision + 1,
    hash: head.hash,
    previous: last?.digest ?? firstPrevious,
    series: lastNumbers(books),
  };
  const digest = sealDigest(companyOf(books).id, sealed);
  return [{ type: 'JournalSealed', data: { id: `seal_${sealed.number}`, ...sealed, digest } }];
};

/** Series that gave no number yet say nothing. */
function lastNumbers(books: Books): readonly SealedSeries[] {
  return [...books.series.series.entries()]
    .map(([id]) => ({ id, last: books.documents.lastRevisions.length(id) }))
    .filter(({ last }) => last > 0)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Papers of documents that there are, each by the digest of its file. */
const sealPapers: Decide<SealPapers> = (books, { id, papers }) => {
  refuseTakenId(books, id);
  assert(papers.length > 0 && papers.length <= PAPERS_SEALED_MAX, 'papers come in small lots');
  for (const paper of papers) {
    refuseUnknown(books, paper.id);
    assert(isSha256(paper.sha256), 'a paper is told by a digest');
  }
  return [{ type: 'PapersSealed', data: { id, papers } }];
};

/** A pack is recorded once, each of its files by a digest. */
const sealPack: Decide<SealPack> = (books, { type: _type, ...pack }) => {
  refuseTakenId(books, pack.id);
  for (const { sha256 } of pack.files)
    assert(isSha256(sha256), 'a file is identified by its digest');
  return [{ type: 'PackSealed', data: pack }];
};

/** A file is recorded once. */
const noteMadeFile: Decide<NoteMadeFile> = (books, { type: _type, ...file }) => {
  refuseTakenId(books, file.id);
  assert(isSha256(file.sha256), 'a file is identified by its digest');
  return [{ type: 'FileMade', data: file }];
};

/** The rules of sealing the journal, its papers and its files, by command. */
export const sealsDeciders = {
  SealJournal: sealJournal,
  SealPapers: sealPapers,
  SealPack: sealPack,
  NoteMadeFile: noteMadeFile,
};
