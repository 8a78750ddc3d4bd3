import type { ReactNode } from 'react';
import { useSlice } from '../../boot/slice.js';
import { RemedyLink } from '../../dialogs/RemedyLink.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useEditor } from './context.js';
import { focusPlace } from './focus-place.js';
import { hasProblems, placesOf } from './problems.js';

/** All problems, above the document; each links to its field. */
export function ProblemList(): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const problems = useSlice(session.problems);
  if (!hasProblems(problems)) return null;
  const keys = session.state.get().lines.map(({ key }) => key);
  const withLine = (message: string, number: number): string => {
    const line = `${t('documents.line.line')} ${number}`;
    // It may begin with it, and line 1 is not line 12.
    const names = new RegExp(`\\b${line}\\b`, 'i');
    return names.test(message) ? message : `${message} (${line})`;
  };
  return (
    <div className="problems" role="alert">
      <strong>{t('app.problems')}</strong>
      <ul>
        {problems.whole.map((message) => (
          <li key={message}>
            {message} <RemedyLink message={message} />
          </li>
        ))}
        {placesOf(problems, keys).map(({ place, message }) => (
          <li key={Object.values(place).join()}>
            <button
              type="button"
              onClick={() => {
                focusPlace(place);
              }}
            >
              {'key' in place ? withLine(message, keys.indexOf(place.key) + 1) : message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
