import type { OpenDocumentAnswer } from '@balcao/contracts';
import { withheldOf } from '@balcao/domain';
import { showMinor } from '@balcao/messages';
import { rate as rateOf } from '@balcao/pricing';
import type { ReactNode } from 'react';
import { AmountField } from '../fields/AmountField.js';
import { useWithholdingRates, withholdingRateName } from '../fields/withholding-rates.js';
import { parseTypedMinor } from '../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { ChoiceField } from './ChoiceField.js';
import type { TypedAdjustment } from './typed-adjustments.js';

interface WithholdingFieldsProps {
  readonly adjustment: TypedAdjustment;
  readonly document: OpenDocumentAnswer | undefined;
  readonly problemOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<TypedAdjustment>) => void;
}

/** The rate of a withholding and what it taxes; the amount follows from both. */
export function WithholdingFields(props: WithholdingFieldsProps): ReactNode {
  const { adjustment, document, problemOf, onChange } = props;
  const t = useMessages();
  const language = useLanguage();
  const rates = useWithholdingRates();
  const { rateId } = adjustment;
  if (rates.length === 0) return null;
  const change = (part: { readonly rateId?: string; readonly base?: string }) => {
    const changed = { rateId, base: adjustment.base, ...part };
    const chosen = rates.find(({ id }) => id === changed.rateId);
    if (chosen === undefined) {
      onChange(part);
      return;
    }
    const isBlank = changed.base.trim() === '' && document?.baseMinor !== undefined;
    const base = isBlank ? showMinor(document.baseMinor, language) : changed.base;
    const baseMinor = parseTypedMinor(base, language) ?? 0;
    const amount = showMinor(withheldOf(baseMinor, rateOf(chosen.rate)), language);
    onChange({ rateId: changed.rateId, base, amount });
  };
  return (
    <div className="means__foreign means__rate">
      <ChoiceField
        label={t('money.adjustments.rate')}
        value={rateId}
        error={problemOf('rateId') !== undefined}
        helperText={problemOf('rateId')}
        choices={[
          { id: '', name: t('money.adjustments.noRate') },
          ...rates.map((rate) => ({ id: rate.id, name: withholdingRateName(rate, language) })),
        ]}
        onChange={({ target }) => {
          change({ rateId: target.value });
        }}
      />
      {rateId === '' ? null : (
        <AmountField
          label={t('money.adjustments.base')}
          text={adjustment.base}
          problem={problemOf('baseMinor')}
          onChange={(base) => {
            change({ base });
          }}
        />
      )}
    </div>
  );
}
