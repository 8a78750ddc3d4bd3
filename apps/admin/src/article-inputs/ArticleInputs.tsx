import type { VatRow } from '@balcao/contracts';
import { IMAGES_MAX } from '@balcao/domain';
import type { ReactNode } from 'react';
import { TextInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { keptCode } from '../boot/scanner-affixes.js';
import { ChoiceInput } from '../fields/ChoiceInput.js';
import { CodeInput } from '../fields/CodeInput.js';
import { ArticleEntries } from './ArticleEntries.js';
import { useStockSwitches } from './use-stock-switches.js';
import { PriceInputs } from './PriceInputs.js';
import { DecimalInput } from '../fields/DecimalInput.js';
import { ReferenceSelect } from '../fields/ReferenceSelect.js';
import { SwitchInput } from '../fields/SwitchInput.js';
import { useOfferedValue } from '../fields/use-offered-value.js';
import { useOwnCurrency } from '../fields/use-own-currency.js';
import { ImagesInput } from '../images/ImagesInput.js';
import { FieldHelp } from '../help-links/LearnMore.js';
import { useMessages } from '../i18n/use-messages.js';

/** One barcode per line of the text. */
const toLines = (barcodes: unknown): string => (Array.isArray(barcodes) ? barcodes.join('\n') : '');
const fromLines = (text: string): readonly string[] =>
  text === '' ? [] : text.split('\n').map((line) => keptCode(line.trim()));

/** The VAT that most of what the company sells bears. */
function useDefaultVat(isWanted: boolean): string | undefined {
  const all = { pagination: { page: 1, perPage: 100 }, filter: { isArchived: false } };
  const { data } = useGetList<VatRow>('commercial/vat', all, { enabled: isWanted });
  return data?.find(({ isDefault }) => isDefault)?.id;
}

interface ArticleInputsProps {
  readonly isNew: boolean;
  /** Its name is written already: what is wanted next is its price. */
  readonly isNamed?: boolean;
}

const vatHelp = <FieldHelp topic="vat" />;

/** The fields of an article; a service never moves stock. */
export function ArticleInputs({ isNew, isNamed = false }: ArticleInputsProps): ReactNode {
  const t = useMessages();
  const currency = useOwnCurrency();
  const kind: unknown = useWatch({ name: 'kind' });
  const follows = useStockSwitches(kind);
  useOfferedValue('vatId', useDefaultVat(isNew));
  return (
    <>
      <CodeInput isNew={isNew} first="A001" />
      <ChoiceInput
        source="kind"
        choices={[
          { id: 'article', name: t('resources.commercial/articles.kinds.article') },
          { id: 'service', name: t('resources.commercial/articles.kinds.service') },
        ]}
      />
      {/* A new one is offered its code: its name is the first thing to write. */}
      <TextInput
        source="name"
        required
        autoFocus={isNew && !isNamed}
        className="form__whole"
        helperText={false}
      />
      <PriceInputs autoFocus={isNamed} />
      <DecimalInput source="purchasePrice" unit={currency} />
      <ReferenceSelect source="vatId" reference="commercial/vat" required help={vatHelp} />
      <ReferenceSelect source="categoryId" reference="commercial/articles/categories" />
      <TextInput source="unit" required helperText={false} />
      <TextInput
        source="barcodes"
        multiline
        format={toLines}
        parse={fromLines}
        helperText={
          <>
            {t('resources.commercial/articles.barcodesHint')}{' '}
            <a href="/scanner" target="_blank" rel="noreferrer">
              {t('layout.pages.scanner')}
            </a>
          </>
        }
      />
      {kind === 'service' ? null : (
        <>
          <SwitchInput
            source="isSoldByWeight"
            helperText={t('resources.commercial/articles.weightHint')}
          />
          <DecimalInput source="minimumStock" />
          <DecimalInput source="maximumStock" />
          <SwitchInput source="movesStock" />
          <SwitchInput source="isBatchManaged" isDisabled={!follows.movesStock} />
          <SwitchInput source="batchesExpire" isDisabled={!follows.isBatchManaged} />
        </>
      )}
      <ArticleEntries />
      <ImagesInput
        source="images"
        label={t('images.ofArticle')}
        path="articles/images"
        max={IMAGES_MAX}
      />
    </>
  );
}
