import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { CompanyMembership } from '@balcao/contracts';
import { company, session } from '../boot/session-state.js';
import { membershipOf, openCompany } from '../boot/session.js';
import { useSlice } from '../boot/slice.js';
import { showNuit } from '../formats/nuit.js';
import { useMessages } from '../i18n/use-messages.js';

/** The open company; a menu of the others when there are any. */
export function CompanySwitcher(): ReactNode {
  const t = useMessages();
  const state = useSlice(session);
  const { id } = useSlice(company);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const navigate = useNavigate();
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
  const choose = (companyId: string): void => {
    setAnchor(null);
    void navigate('/');
    openCompany(companyId);
  };
  return (
    <>
      <button
        type="button"
        className="side__company"
        aria-haspopup="menu"
        aria-label={`${t('layout.switchCompany')}: ${current.companyName}`}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        <Card membership={current} />
        <UnfoldMore fontSize="small" aria-hidden="true" />
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => {
          setAnchor(null);
        }}
      >
        {companies.map(({ companyId, companyName }) => (
          <MenuItem
            key={companyId}
            selected={companyId === id}
            onClick={() => {
              choose(companyId);
            }}
          >
            {companyName}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function Card({ membership }: { readonly membership: CompanyMembership }): ReactNode {
  const t = useMessages();
  const { companyName, nuit } = membership;
  return (
    <>
      <span className="side__initial" aria-hidden="true">
        {companyName.charAt(0).toUpperCase()}
      </span>
      <span style={{ minWidth: 0, flex: 1 }}>
        <span className="side__name" title={companyName}>
          {companyName}
        </span>
        <span className="side__nuit">{t('layout.nuit', { nuit: showNuit(nuit) })}</span>
      </span>
    </>
  );
}
