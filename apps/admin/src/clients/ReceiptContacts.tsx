import Button from '@mui/material/Button';
import type { ClientRow } from '@balcao/contracts';
import { receiptChannels, receiptFields, type ReceiptChannel } from '@balcao/domain';
import type { ReactNode } from 'react';
import { useCommands } from '../admin/use-commands.js';
import { useMay } from '../admin/hooks.js';
import { useCompany } from '../admin/use-company.js';
import { sayDay } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import type { PartyAccount } from './party-account.js';
import { RecordConsent } from './RecordConsent.js';

interface ReceiptContactsProps {
  readonly party: ClientRow;
  readonly account: PartyAccount;
}

/** Where the client agreed to get receipts, and since when: recorded and taken back here. */
export function ReceiptContacts({ party, account }: ReceiptContactsProps): ReactNode {
  const mayManage = useMay('parties.manage');
  const { data } = useCompany();
  const isNamed = party.id !== data?.settings.defaultClientId;
  const isAsked = account.api === 'clients' && mayManage && isNamed && !party.isArchived;
  return (
    <>
      {receiptChannels.map((channel) => (
        <ReceiptContact key={channel} channel={channel} party={party} account={account} />
      ))}
      {isAsked ? <RecordConsent party={party} account={account} /> : null}
    </>
  );
}

interface ReceiptContactProps extends ReceiptContactsProps {
  readonly channel: ReceiptChannel;
}

function ReceiptContact({ channel, party, account }: ReceiptContactProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const mayManage = useMay('parties.manage');
  const { attempt, isBusy } = useCommands(account.resource);
  const fields = receiptFields[channel];
  const address = party[fields.address];
  const since = party[fields.since];
  if (address === undefined || since === undefined) return null;
  const withdraw = (): void => {
    void attempt({
      path: `${account.api}/${encodeURIComponent(party.id)}/change`,
      body: { [fields.address]: null },
      done: t('sending.consent.withdrawn'),
    });
  };
  return (
    <p className="figures__notes">
      {t(`sending.consent.${channel}`, { address, day: sayDay(since, language) })}{' '}
      {mayManage && !party.isArchived ? (
        <Button size="small" disabled={isBusy} onClick={withdraw}>
          {t('sending.consent.withdraw')}
        </Button>
      ) : null}
    </p>
  );
}
