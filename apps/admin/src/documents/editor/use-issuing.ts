import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useBalcao, useMay } from '../../admin/hooks.js';
import { askToConfirm } from '../../boot/confirm.js';
import { ignoreSecondClick } from '../../boot/second-click.js';
import { showSnack } from '../../boot/snack.js';
import { isRefusal } from '../../http/actions.js';
import { ProblemError } from '../../http/problem-error.js';
import { sayProblem } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import { isOutdated } from '../../rehearsal/use-rehearsal.js';
import { parseDocument } from '../../one-document/parse-document.js';
import { documentPath } from '../../routing/document-paths.js';
import { useEditor } from './context.js';
import { useDoubts } from './use-doubts.js';
import { forgetSession } from './editor-session.js';
import { focusPlace } from './focus-place.js';
import { readDraft } from './open-editor.js';
import { noProblems, placeProblems, placesOf } from './problems.js';

export interface Issuing {
  readonly isIssuing: boolean;
  readonly issue: () => void;
  /** Issues it as rehearsed; resolves to whether the effect has changed meanwhile. */
  readonly issueAsShown: (token: string) => Promise<'outdated' | 'answered'>;
}

/**
 * Issues the document exactly once, however often the button is pressed. Refusals are shown at
 * their fields, and nothing typed is lost.
 */
export function useIssuing(): Issuing {
  const { session } = useEditor();
  const [isIssuing, setIssuing] = useState(false);
  const isBusy = useRef(false);
  const send = useSending();
  const open = useOpeningIssued();
  const answer = useAnswering();
  const isMeant = useDoubts();
  const issueAsShown = useCallback(
    async (token?: string): Promise<'outdated' | 'answered'> => {
      if (isBusy.current) return 'answered';
      isBusy.current = true;
      setIssuing(true);
      try {
        const lineKeys = flushSync(() => session.dropBlankLines());
        if (!(await isMeant())) return 'answered';
        try {
          const id = await send(token);
          if (id !== undefined) await open(id);
        } catch (error) {
          session.saver.resume();
          if (isOutdated(error)) return 'outdated';
          await answer(error, lineKeys);
        }
      } catch (error) {
        sayProblem(error);
      } finally {
        isBusy.current = false;
        setIssuing(false);
      }
      return 'answered';
    },
    [session, send, open, answer, isMeant],
  );
  const issue = useCallback(() => {
    void issueAsShown();
  }, [issueAsShown]);
  return { isIssuing, issue, issueAsShown };
}

/** Sends the content; asks about a missing series or a wrong clock, then continues. */
function useSending(): (rehearsed?: string) => Promise<string | undefined> {
  const { session, type } = useEditor();
  const provider = useBalcao();
  const t = useMessages();
  const mayOpenSeries = useMay('series.manage');
  return useCallback(
    async (rehearsed) => {
      const { saver, problems } = session;
      problems.merge(noProblems);
      await saver.hold();
      // A draft that is kept is brought up to date: what was seen is what is issued.
      if (saver.state.get().revision !== undefined) await saver.flush();
      if (saver.state.get().status === 'stale') return undefined;
      const once = async (accepted: { readonly acceptsClock?: true } = {}): Promise<string> => {
        const { revision } = saver.state.get();
        const content = {
          ...session.content,
          ...accepted,
          ...(revision !== undefined && { draftRevision: revision }),
        };
        const path = `documents/${session.draftId}/issue`;
        const { id } = await provider.send(path, content, 'POST', rehearsed);
        return id;
      };
      try {
        return await once();
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        const { message, problem } = error;
        if (problem.code === 'document.clockBehind') {
          const isAccepted = await askToConfirm({ title: t('app.confirmTitle'), message });
          return isAccepted ? await once({ acceptsClock: true }) : undefined;
        }
        if (problem.code !== 'series.notFound' || !mayOpenSeries) throw error;
        if (!(await askToConfirm({ title: t('documents.issue.seriesTitle'), message }))) {
          return undefined;
        }
        await provider.send('series', { typeId: type.id, year: problem.params['year'] });
        return await once();
      }
    },
    [session, type, provider, t, mayOpenSeries],
  );
}

/** Opens the document issued from the draft. */
function useOpeningIssued(): (id: string) => Promise<void> {
  const { session, type } = useEditor();
  const provider = useBalcao();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const t = useMessages();
  return useCallback(
    async (id) => {
      forgetSession(session);
      for (const resource of ['documents', 'drafts', 'commercial/clients']) {
        void queries.invalidateQueries({ queryKey: [resource] });
      }
      const text = await provider.read(`documents/${encodeURIComponent(id)}`).then(
        ({ body }) => {
          const document = parseDocument(body);
          queries.setQueryData(['documents', 'getOne', id], document);
          return t('documents.issue.issued', { reference: document.reference });
        },
        // The page itself reads it again, and says if it cannot.
        () => t('documents.issue.issuedUnread'),
      );
      showSnack(text, 'success');
      ignoreSecondClick();
      void navigate(documentPath(type.id, id), { replace: true });
    },
    [session, type, provider, queries, navigate, t],
  );
}

/** Shows refusals at their fields. */
function useAnswering(): (error: unknown, lineKeys: readonly string[]) => Promise<void> {
  const { session } = useEditor();
  const provider = useBalcao();
  const open = useOpeningIssued();
  return useCallback(
    async (error, lineKeys) => {
      // Nobody has answered: there is nothing to correct.
      if (!(error instanceof ProblemError) || !isRefusal(error)) throw error;
      const { code, title, errors } = error.problem;
      if (error.status === 412) {
        session.saver.markStale();
        return;
      }
      if (code === 'document.draftAlreadyIssued' || code === 'draft.issued') {
        const { documentId } = await readDraft(provider, session.draftId);
        if (documentId !== undefined) {
          await open(documentId);
          return;
        }
      }
      const problems = placeProblems(title, errors, lineKeys);
      flushSync(() => {
        session.problems.merge(problems);
      });
      const [first] = placesOf(problems, lineKeys);
      if (first !== undefined) focusPlace(first.place);
      else sayProblem(error);
    },
    [session, provider, open],
  );
}
