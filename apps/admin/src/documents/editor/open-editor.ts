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

/** Reads a stored draft. Throws `ProblemError`. */
export async function readDraft(
  provider: Pick<BalcaoDataProvider, 'read'>,
  draftId: string,
): Promise<Draft> {
  return parseDraft((await provider.read(`drafts/${encodeURIComponent(draftId)}`)).body);
}

/** The state of an editor: an open session, or a closed draft. */
export type Opened = { readonly session: EditorSession } | { readonly closed: Draft };

interface OpenOptions {
  readonly draftId: string;
  readonly rules: EditorRules;
  readonly provider: BalcaoDataProvider;
  /** Initial values of a document that is not saved yet. */
  readonly begin?: DocumentContentBody;
}

/** Opens a draft: from this tab's session, from the server, or as a new one. */
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

/** The same document for another language, which formats figures differently. */
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
