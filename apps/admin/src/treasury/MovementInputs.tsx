import { resourceOf } from '@balcao/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { DayInput } from '../fields/DayInput.js';
import { DecimalInput } from '../fields/DecimalInput.js';
import { MoneyInput } from '../fields/MoneyInput.js';
import { ReferenceSelect } from '../fields/ReferenceSelect.js';
import { useOfferedValue } from '../fields/use-offered-value.js';
import { today } from '../formats/days.js';
import { useMessages } from '../i18n/use-messages.js';
import { useAccounts } from '../payments/use-means.js';
import { useShortage } from '../payments/use-shortage.js';

const accountResource = 'commercial/treasury_account';

/** What is written about a deposit. */
export const DepositInputs = (): ReactNode => <MoveInputs />;

/** What is written about a withdrawal. */
export const WithdrawalInputs = (): ReactNode => <MoveInputs help={useShortageOf('accountId')} />;

function MoveInputs(props: { readonly help?: ReactNode }): ReactNode {
  return (
    <>
      <ReferenceSelect source="accountId" reference={accountResource} required {...props} />
      <MoneyInput source="amountMinor" currency="" required />
      <DetailInputs />
    </>
  );
}

/** What is written about money that goes from one account to another. */
export function TransferInputs(): ReactNode {
  const help = useShortageOf('fromAccountId');
  return (
    <>
      <OnlyAccount />
      <ReferenceSelect source="fromAccountId" reference={accountResource} required help={help} />
      <ReferenceSelect source="toAccountId" reference={accountResource} required />
      <MoneyInput source="amountMinor" currency="" required />
      <ForeignInputs />
      <DetailInputs />
    </>
  );
}

/** What arrives and at which rate, between accounts of two currencies. */
function ForeignInputs(): ReactNode {
  const { data: accounts = [] } = useAccounts();
  const chosen = useWatch({ name: ['fromAccountId', 'toAccountId'] }) as readonly unknown[];
  const currencies = accounts.filter(({ id }) => chosen.includes(id)).map((each) => each.currency);
  if (new Set(currencies).size < 2) return null;
  return (
    <>
      <MoneyInput source="receivedMinor" currency="" />
      <DecimalInput source="rate" />
    </>
  );
}

/** What is told of the box of cash that money leaves, when it holds less. */
function useShortageOf(source: string): ReactNode {
  const { data: accounts = [] } = useAccounts();
  const [accountId, minor] = useWatch({ name: [source, 'amountMinor'] }) as readonly unknown[];
  const taken = {
    accountId: typeof accountId === 'string' ? accountId : '',
    minor: typeof minor === 'number' ? minor : 0,
  };
  return useShortage(taken, accounts);
}

/** Why there is nowhere to transfer to while there is a single account, and where to add one. */
function OnlyAccount(): ReactNode {
  const t = useMessages();
  const { data: accounts } = useAccounts();
  const mayAdd = useMay(resourceOf(accountResource).manage);
  if (accounts === undefined || accounts.length > 1) return null;
  const button = (
    <Button component={Link} to={`/${accountResource}/create`} color="inherit" size="small">
      {t('money.movements.addAccount')}
    </Button>
  );
  return (
    <Alert severity="info" className="form__whole" action={mayAdd ? button : null}>
      {t('money.movements.onlyAccount')}
    </Alert>
  );
}

function DetailInputs(): ReactNode {
  useOfferedValue('on', today());
  return (
    <>
      <DayInput source="on" />
      <DayInput source="valueOn" />
      <TextInput source="reference" helperText={false} />
      <TextInput source="description" className="form__whole" helperText={false} />
    </>
  );
}
