import { amountProblem } from '../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

/** Says why a text is no amount; nothing for one that is, and for an empty text. */
export function useAmountProblem(): (text: string) => string | undefined {
  const t = useMessages();
  const language = useLanguage();
  return (text) => {
    const problem = amountProblem(text, language);
    return problem && t(problem.key, problem.params);
  };
}
