import { useState, type ReactNode } from 'react';
import { parseTypedDay, showDay } from '../../formats/days.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import type { ArticleFacts } from './article-facts.js';
import { useEditor } from './context.js';
import { withPart } from './kept-of-line.js';
import { problemProps, useLineProblems } from './line-problems.js';
import type { EditorLine } from './state.js';

interface LineBatchProps {
  readonly line: EditorLine;
  readonly facts: ArticleFacts;
}

interface BatchDayProps {
  /** Calendar day, or the typed text if it is not a day. */
  readonly day: string;
  readonly problem: object;
  readonly onChange: (day: string) => void;
}

/** A day field; invalid text is sent to the server, which refuses it. */
function BatchDay({ day, problem, onChange }: BatchDayProps): ReactNode {
  const language = useLanguage();
  const [typed, setTyped] = useState<string>();
  const shown = parseTypedDay(day) === undefined ? day : showDay(day, language);
  return (
    <input
      data-part="batchExpiresOn"
      inputMode="numeric"
      autoComplete="off"
      {...problem}
      value={typed ?? shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parseTypedDay(target.value) ?? target.value.trim().slice(0, 10));
      }}
      onBlur={() => {
        setTyped(undefined);
      }}
    />
  );
}

/** The batch of incoming goods: its number and expiry date. */
export function LineBatch({ line, facts }: LineBatchProps): ReactNode {
  const t = useMessages();
  const { session, type } = useEditor();
  const problems = useLineProblems(line.key);
  const { kept = {} } = line;
  const isNamed = facts.isBatchManaged === true && type.movesStock === 'in';
  // What comes back, or was received before, has its batch already.
  if (!isNamed || kept.origin !== undefined || kept.batchId !== undefined) return null;
  const change = (part: 'batchName' | 'batchExpiresOn', text: string): void => {
    session.changeLine(line.key, { kept: withPart(kept, part, text) }, part);
  };
  return (
    <span className="doc-line__batch">
      <label>
        {t('documents.line.batch')}
        <input
          data-part="batchName"
          {...problemProps(problems, line.key, 'batchName')}
          value={kept.batchName ?? ''}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => {
            change('batchName', target.value);
          }}
        />
      </label>
      {facts.batchesExpire === true ? (
        <label>
          {t('documents.line.expiresOn')}
          <BatchDay
            day={kept.batchExpiresOn ?? ''}
            problem={problemProps(problems, line.key, 'batchExpiresOn')}
            onChange={(day) => {
              change('batchExpiresOn', day);
            }}
          />
        </label>
      ) : null}
    </span>
  );
}
