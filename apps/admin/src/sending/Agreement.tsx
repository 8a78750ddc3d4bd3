import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState, type ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { useCompany } from '../admin/use-company.js';
import { useMessages } from '../i18n/use-messages.js';
import { typedAddresses } from './parse-sendings.js';
import type { SentRecord } from './sent-record.js';

/** Whether the client agrees that an address is remembered. */
interface Agreement {
  /** There is one address, which is not remembered yet, of a named client. */
  readonly isAsked: boolean;
  readonly isTicked: boolean;
  readonly tick: (isTicked: boolean) => void;
  /** The address that is to be remembered. */
  readonly agreed: string | undefined;
}

/** Asks about the one address that is typed; `remembered` is the one that is known. */
export function useAgreement(
  { partyApi, partyId }: SentRecord,
  recipients: string,
  remembered: string | undefined,
): Agreement {
  const mayManage = useMay('parties.manage');
  const { data } = useCompany();
  const [isTicked, tick] = useState(false);
  const [only, ...others] = typedAddresses(recipients);
  const isNamed = partyApi === 'clients' && partyId !== data?.settings.defaultClientId;
  const isNew = only !== undefined && others.length === 0 && only !== remembered;
  const isAsked = mayManage && isNamed && isNew;
  return { isAsked, isTicked, tick, agreed: isAsked && isTicked ? only : undefined };
}

/** The tick, off until the client agrees. */
export function AgreementTick({ isAsked, isTicked, tick }: Agreement): ReactNode {
  const t = useMessages();
  if (!isAsked) return null;
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={isTicked}
          onChange={(_, isOn) => {
            tick(isOn);
          }}
        />
      }
      label={t('sending.consent.ask')}
    />
  );
}
