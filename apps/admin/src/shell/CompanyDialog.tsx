import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { company, session } from '../boot/session-state.js';
import { openCompany } from '../session/session.js';
import { useSlice } from '../boot/slice.js';
import { StatusChip } from '../fields/StatusChip.js';
import { namedNuit } from '../formats/nuit.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { companiesFor } from './companies-for.js';

/** From this many companies on there is a field to find one by its name or NUIT. */
const searchableFrom = 6;

/** Chooses the company of this tab; arrows move through the list, Enter opens. */
export function CompanyDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useMessages();
  const { info } = useSlice(session);
  const { id } = useSlice(company);
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const companies = info?.companies ?? [];
  const found = companiesFor(companies, words);
  const { pathname, search } = useLocation();
  const [chosen, setChosen] = useState<string>();
  const isLeft = pathname === '/' && search === '';
  useEffect(() => {
    if (chosen === undefined || !isLeft) return;
    openCompany(chosen);
    onClose();
  }, [chosen, isLeft, onClose]);
  const choose = (companyId: string): void => {
    if (companyId === id) {
      onClose();
      return;
    }
    // The address has filters of the company before: it is left first, the next opens on the home
    // page.
    setChosen(companyId);
    void navigate('/');
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    const [first] = found;
    if (key === 'ArrowDown') list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    if (key === 'Enter' && first !== undefined) choose(first.companyId);
  };
  const isSearchable = companies.length >= searchableFrom;
  return (
    <DialogFrame title={t('layout.switchCompany')} onClose={onClose}>
      {isSearchable ? (
        <TextField
          type="search"
          fullWidth
          autoFocus
          sx={{ mt: 1 }}
          label={t('companies.find')}
          value={words}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setWords(target.value);
          }}
        />
      ) : null}
      {found.length === 0 ? <p role="status">{t('companies.none')}</p> : null}
      <MenuList ref={list} aria-label={t('layout.switchCompany')} autoFocusItem={!isSearchable}>
        {found.map(({ companyId, companyName, nuit, country, closing, isDemo }) => (
          <MenuItem
            key={companyId}
            selected={companyId === id}
            onClick={() => {
              choose(companyId);
            }}
          >
            <ListItemText primary={companyName} secondary={namedNuit(nuit, country)} />
            {isDemo ? <StatusChip tone="warning">{t('layout.demo.chip')}</StatusChip> : null}
            {closing === undefined ? null : (
              <StatusChip tone="neutral">{t('companies.closed')}</StatusChip>
            )}
          </MenuItem>
        ))}
      </MenuList>
    </DialogFrame>
  );
}
