import '../layout/cards.css';
import './company.css';
import Button from '@mui/material/Button';
import type { CompanyExportAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { showInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { fileAddress, isUnderWay } from '../jobs/made-files.js';
import { MadeFileItem } from '../jobs/MadeFileItem.js';
import { useMadeFiles } from '../jobs/use-made-files.js';

const path = 'companies/current/exports';

/** Asks for one file of everything, and hands it out for as long as it is kept. */
export function Exports(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { id: companyId } = useSlice(company);
  const {
    data: exports = [],
    send,
    cancel,
  } = useMadeFiles<CompanyExportAnswer>({
    path,
    queryKey: ['company', companyId, 'exports'],
    enabled: companyId !== null,
  });
  return (
    <section className="card" aria-labelledby="company-exports">
      <h2 id="company-exports">{t('companies.exports.title')}</h2>
      <p className="card__hint">{t('companies.exports.hint')}</p>
      <ul className="rows">
        {exports.map((one) => (
          <MadeFileItem
            key={one.id}
            file={one}
            name={showInstant(one.createdAt, language)}
            address={fileAddress(path, one.id, companyId ?? '')}
            expiresAt={one.expiresAt}
            onCancel={(id) => void cancel(id)}
          />
        ))}
      </ul>
      <div className="card__buttons">
        <Button
          variant="outlined"
          disabled={exports.some(isUnderWay)}
          onClick={() => void send(path, {}, t('companies.exports.ordered'))}
        >
          {t('companies.exports.order')}
        </Button>
      </div>
    </section>
  );
}
