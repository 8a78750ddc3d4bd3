import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { Suspense, useState, type ReactNode } from 'react';
import type { CompanyMembership } from '@balcao/contracts';
import { lazyScreen } from '../routing/lazy-screen.js';
import { company, session } from '../boot/session-state.js';
import { membershipOf } from '../session/session.js';
import { useSlice } from '../boot/slice.js';
import { namedNuit } from '../formats/nuit.js';
import { withMessages } from '../i18n/messages.js';
import { useMessages } from '../i18n/use-messages.js';

const CompanyDialog = lazyScreen(
  withMessages('screens', async () => (await import('./CompanyDialog.js')).CompanyDialog),
);

/** The open company; a way to the others when there are any. */
export function CompanySwitcher(): ReactNode {
  const t = useMessages();
  const state = useSlice(session);
  const { id } = useSlice(company);
  const [isOpen, setOpen] = useState(false);
  const current = membershipOf(state, id);
  const companies = state.info?.companies ?? [];
  if (current === undefined) return null;
  if (companies.length === 1) {
    return (
      <div className="side__company">
        <Card membership={current} />
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        className="side__company"
        aria-haspopup="dialog"
        aria-label={`${t('layout.switchCompany')}: ${current.companyName}`}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Card membership={current} />
        <UnfoldMore fontSize="small" aria-hidden="true" />
      </button>
      <CompanyChoice
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}

interface CompanyChoiceProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The list of companies, loaded when it is asked for. */
export function CompanyChoice({ isOpen, onClose }: CompanyChoiceProps): ReactNode {
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <CompanyDialog onClose={onClose} />
    </Suspense>
  );
}

function Card({ membership }: { readonly membership: CompanyMembership }): ReactNode {
  const { companyName, nuit, country } = membership;
  return (
    <>
      <span className="side__initial" aria-hidden="true">
        {companyName.charAt(0).toUpperCase()}
      </span>
      <span style={{ minWidth: 0, flex: 1 }}>
        <span className="side__name" title={companyName}>
          {companyName}
        </span>
        <span className="side__nuit">{namedNuit(nuit, country)}</span>
      </span>
    </>
  );
}
