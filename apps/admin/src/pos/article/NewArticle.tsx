import type { ArticleRow } from '@balcao/contracts';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { keptCode } from '../../boot/scanner-affixes.js';
import { parseTypedDecimal } from '../../formats/typed-decimal.js';
import { ProblemError } from '../../http/problem-error.js';
import { messageOf } from '../../http/say-problem.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { FigureInput } from '../keypad/FigureInput.js';
import { NativeDialog } from '../page/NativeDialog.js';
import { codesInUse } from './codes-in-use.js';
import { useStart, useTill } from '../till/till-context.js';
import { makeArticle } from './new-article.js';
import { vatText } from './vat-names.js';

interface NewArticleProps {
  /** The unknown code that was scanned. */
  readonly code: string;
  readonly onMade: (article: ArticleRow) => void;
  readonly onClose: () => void;
}

const fields = [
  { field: 'code', Input: 'input' },
  { field: 'name', Input: 'input' },
  { field: 'price', Input: FigureInput },
] as const;

/** Creates an article with the data known at the counter; its code is the scanned one. */
export function NewArticle({ code: scanned, onMade, onClose }: NewArticleProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { today } = useTill();
  const vat = codesInUse(useStart().vat, today);
  const [typed, setTyped] = useState({ code: keptCode(scanned), name: '', price: '' });
  const [vatId, setVat] = useState((vat.find(({ isDefault }) => isDefault) ?? vat[0])?.id ?? '');
  const { problem, isBusy, make } = useMaking(onMade);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void make({ ...typed, vatId });
  };
  return (
    <NativeDialog title={t('asked.newArticle.title')} onClose={onClose}>
      <form className="pay" noValidate onSubmit={submit}>
        {fields.map(({ field, Input }) => (
          <label key={field}>
            {t(`asked.newArticle.${field}`)}
            <Input
              data-first={field === 'name' ? '' : undefined}
              maxLength={field === 'name' ? 200 : 60}
              autoComplete="off"
              value={typed[field]}
              aria-describedby="article-problem"
              onChange={({ target }) => {
                setTyped({ ...typed, [field]: target.value });
              }}
            />
          </label>
        ))}
        <label>
          {t('asked.newArticle.vat')}
          <select
            value={vatId}
            onChange={({ target }) => {
              setVat(target.value);
            }}
          >
            {vat.map((each) => (
              <option key={each.id} value={each.id}>
                {vatText(each, language)}
              </option>
            ))}
          </select>
        </label>
        <p id="article-problem" className="pay__problem" role="alert">
          {problem}
        </p>
        <button type="submit" className="ticket__pay" disabled={isBusy}>
          {t('asked.newArticle.make')} <kbd>Enter</kbd>
        </button>
      </form>
    </NativeDialog>
  );
}

interface Typed {
  readonly code: string;
  readonly name: string;
  readonly price: string;
  readonly vatId: string;
}

function useMaking(onMade: (article: ArticleRow) => void) {
  const t = useMessages();
  const till = useTill();
  const language = useLanguage();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const make = async ({ code, name, price: text, vatId }: Typed): Promise<void> => {
    const price = parseTypedDecimal(text, language);
    if (code.trim() === '' || name.trim() === '' || price === undefined) {
      setProblem(t('asked.newArticle.incomplete'));
      return;
    }
    setBusy(true);
    try {
      onMade(await makeArticle(till, { code: code.trim(), name, price, vatId }));
    } catch (error) {
      const [first] = error instanceof ProblemError ? error.problem.errors : [];
      setProblem(first?.message ?? messageOf(error));
      setBusy(false);
    }
  };
  return { problem, isBusy, make };
}
