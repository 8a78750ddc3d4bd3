import CurrencyExchange from '@mui/icons-material/CurrencyExchangeOutlined';
import Timeline from '@mui/icons-material/TimelineOutlined';
import type { CurrencyRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { later } from '../routing/later.js';
import { Day, Figure } from '../fields/cells.js';
import { useLanguage } from '../i18n/use-messages.js';
import type { ManagementDefinition } from '../management/definition.js';
import { inOwnLanguage } from '../management/in-own-language.js';
import { ManagementScreen } from '../management/ManagementScreen.js';

const RateDialog = later(async () => (await import('./RateDialog.js')).RateDialog);
const RatesDialog = later(async () => (await import('./RatesDialog.js')).RatesDialog);

const definition: ManagementDefinition<CurrencyRow> = {
  resource: 'exchange',
  title: 'layout.pages.exchange',
  nameOf: ({ id }) => id,
  sort: { field: 'id', order: 'ASC' },
  columns: [
    { source: 'id', render: ({ id }) => <span className="list__strong">{id}</span> },
    { source: 'name' },
    { source: 'namePt', isHidden: true },
    { source: 'on', render: ({ on }) => <Day day={on} /> },
    {
      source: 'rate',
      isNumeric: true,
      isUnsorted: true,
      render: ({ rate }) => <Figure decimal={rate} places={2} />,
    },
    {
      source: 'percentage',
      isNumeric: true,
      isUnsorted: true,
      render: ({ percentage }) => <Figure decimal={percentage} unit="%" />,
    },
    {
      source: 'salePrice',
      isNumeric: true,
      isUnsorted: true,
      render: ({ salePrice }) => <Figure decimal={salePrice} places={2} />,
    },
  ],
  card: ({ id, name, salePrice }) => ({
    title: id,
    detail: name,
    aside: <Figure decimal={salePrice} places={2} />,
  }),
  inputs: later(async () => (await import('./ExchangeInputs.js')).ExchangeInputs),
};

type Asked = { readonly about: 'rate' | 'rates'; readonly currency: CurrencyRow } | undefined;

/** Foreign currencies and what they cost. */
export function Exchange(): ReactNode {
  const language = useLanguage();
  const [asked, setAsked] = useState<Asked>();
  const actions = [
    {
      label: 'money.exchange.setRate',
      icon: <CurrencyExchange fontSize="small" />,
      isOffered: ({ isArchived }: CurrencyRow) => !isArchived,
      run: (currency: CurrencyRow) => {
        setAsked({ about: 'rate', currency });
      },
    },
    {
      label: 'money.exchange.history',
      icon: <Timeline fontSize="small" />,
      isOffered: () => true,
      run: (currency: CurrencyRow) => {
        setAsked({ about: 'rates', currency });
      },
    },
  ] as const;
  const close = (): void => {
    setAsked(undefined);
  };
  return (
    <>
      <ManagementScreen definition={inOwnLanguage({ ...definition, actions }, language)} />
      {asked?.about === 'rate' ? <RateDialog currency={asked.currency} onClose={close} /> : null}
      {asked?.about === 'rates' ? <RatesDialog currency={asked.currency} onClose={close} /> : null}
    </>
  );
}
