import type { OpenDocumentAnswer, TextRow } from '@balcao/contracts';
import { withheldOf } from '@balcao/domain';
import { showDecimal, showMinor } from '@balcao/messages';
import { rate as rateOf } from '@balcao/pricing';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { AmountField } from '../fields/AmountField.js';
import { parseTypedMinor } from '../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { ChoiceField } from './ChoiceField.js';
import type { TypedAdjustment } from './typed-adjustments.js';

const resource = 'commercial/withholding_rates';
type RateRow = TextRow<typeof resource>;

/** More than a company has. */
const all = {
  filter: { isArchived: false },
  sort: { field: 'code', order: 'ASC' },
  pagination: { page: 1, perPage: 250 },
} as const;

function useRates(): readonly RateRow[] {
  const provider = useBalcao();
  const { data = [] } = useQuery({
    queryKey: [resource, 'in use'],
    queryFn: async () => (await provider.getList<RateRow>(resource, all)).data,
  });
  return data;
}

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
  const rates = useRates();
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
    <div className="means__foreign">
      <ChoiceField
        label={t('money.adjustments.rate')}
        value={rateId}
        error={problemOf('rateId') !== undefined}
        helperText={problemOf('rateId')}
        choices={[
          { id: '', name: t('money.adjustments.noRate') },
          ...rates.map(({ id, code, name, rate }) => ({
            id,
            name: `${code} · ${name} · ${showDecimal(rate, language)} %`,
          })),
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
