import { showDecimal } from '@balcao/messages';
import type { ReactNode } from 'react';
import { showDay, today } from '../../formats/days.js';
import { useMessages } from '../../i18n/use-messages.js';
import type { ArticleFacts } from './article-facts.js';
import type { BatchThere } from './batches-there.js';
import { useEditor } from './context.js';
import { withPart } from './kept-of-line.js';
import { problemProps, useLineProblems } from './line-problems.js';
import type { EditorLine } from './state.js';

/** Expired batches come last. */
function usableFirst(batches: readonly BatchThere[]): readonly BatchThere[] {
  const isUsable = ({ expiresOn }: BatchThere): boolean =>
    expiresOn === undefined || expiresOn >= today();
  return [...batches.filter(isUsable), ...batches.filter((batch) => !isUsable(batch))];
}

interface LineBatchChoiceProps {
  readonly line: EditorLine;
  readonly facts: ArticleFacts;
}

/** The batch that goods leave from: by the company's rule, unless chosen here. */
export function LineBatchChoice({ line, facts }: LineBatchChoiceProps): ReactNode {
  const t = useMessages();
  const { session, type } = useEditor();
  const problems = useLineProblems(line.key);
  const { kept = {} } = line;
  const { batches } = facts;
  if (type.movesStock !== 'out' || batches === undefined || kept.origin !== undefined) return null;
  const { language, company } = session.rules;
  const rule = company.settings.batchOutputMethod;
  const untilIn = (day: string): string =>
    day < today()
      ? t('documents.line.batchExpired', { day: showDay(day, language) })
      : showDay(day, language);
  const isGone = kept.batchId !== undefined && !batches.some(({ id }) => id === kept.batchId);
  return (
    <span className="doc-line__batch">
      <label>
        {t('documents.line.batch')}
        <select
          data-part="batchId"
          {...problemProps(problems, line.key, 'batchId')}
          value={kept.batchId ?? ''}
          onChange={({ target }) => {
            const chosen = withPart(kept, 'batchId', target.value);
            session.changeLine(line.key, { kept: chosen }, 'batchId');
          }}
        >
          <option value="">{t('documents.line.batchByRule', { rule })}</option>
          {isGone ? <option value={kept.batchId}>{t('documents.line.batchGone')}</option> : null}
          {usableFirst(batches).map(({ id, name, expiresOn, quantity }) => (
            <option key={id} value={id}>
              {[
                name,
                ...(expiresOn === undefined ? [] : [untilIn(expiresOn)]),
                t('documents.line.batchLeft', { quantity: showDecimal(quantity, language) }),
              ].join(' · ')}
            </option>
          ))}
        </select>
      </label>
    </span>
  );
}
