import type { DocumentContentBody, Draft } from '@balcao/contracts';
import type { BalcaoDataProvider } from '../../admin/data-provider.js';
import { EditorSession, openSession, type EditorRules } from './editor-session.js';

/** A draft of an answer; checked to have content. */
export function parseDraft(body: unknown): Draft {
  if (typeof body !== 'object' || body === null || !('content' in body)) {
    throw new Error('the draft has an unknown shape');
  }
  return body as Draft;
}

/** Reads a draft as it is kept. Throws `ProblemError`. */
export async function readDraft(
  provider: Pick<BalcaoDataProvider, 'read'>,
  draftId: string,
): Promise<Draft> {
  return parseDraft((await provider.read(`drafts/${encodeURIComponent(draftId)}`)).body);
}

/** What an editor shows: a session to write in, or a draft that is closed. */
export type Opened = { readonly session: EditorSession } | { readonly closed: Draft };

interface OpenOptions {
  readonly draftId: string;
  readonly rules: EditorRules;
  readonly provider: BalcaoDataProvider;
  /** What a document begins with that is not kept yet. */
  readonly begin?: DocumentContentBody;
}

/** Opens a draft: as it was left on this page, as it is kept, or as a new one. */
export async function openEditor(options: OpenOptions): Promise<Opened> {
  const { draftId, rules, provider, begin } = options;
  const left = openSession(draftId);
  if (left?.rules.language === rules.language) return { session: left };
  if (left !== undefined) return { session: await inLanguage(left, options) };
  if (begin !== undefined) {
    return { session: new EditorSession({ draftId, rules, provider, content: begin }) };
  }
  const draft = await readDraft(provider, draftId);
  if (draft.status !== 'open') return { closed: draft };
  const { content } = draft;
  return { session: new EditorSession({ draftId, rules, provider, content, saved: draft }) };
}

/** The same document in the editor of another language: figures are written another way there. */
async function inLanguage(left: EditorSession, options: OpenOptions): Promise<EditorSession> {
  const { draftId, rules, provider } = options;
  const isSaved = await left.saver.flush();
  const { revision, savedAt } = left.saver.state.get();
  const saved = revision === undefined || savedAt === undefined ? undefined : { revision, savedAt };
  const { content } = left;
  const session = new EditorSession({ draftId, rules, provider, content, ...(saved && { saved }) });
  if (!isSaved) session.saver.touch();
  return session;
}
