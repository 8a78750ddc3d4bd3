import '../layout/cards.css';
import './site.css';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useCompanyCountry, useLanguage, useMessages } from '../i18n/use-messages.js';
import { importKinds } from '../management/import-kinds.js';
import { importTemplate } from '../imports/import-templates.js';
import { PageTitle } from '../layout/page-title.js';
import { downloadBlob } from '../http/download.js';
import { guides, type Guide } from './texts/guides.js';
import { TextSections } from './TextSections.js';

const groups = [
  ['guides', ['firstSteps', 'closing']],
  ['rules', ['invoicing', 'retention', 'saft']],
] as const satisfies readonly (readonly [string, readonly Guide[]])[];

/** Guides, templates and rules, in the language of the screen. */
export function UsefulDocuments(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const country = useCompanyCountry();
  return (
    <>
      <PageTitle>{t('site.documents.title')}</PageTitle>
      <div className="stack">
        {groups.map(([group, names]) => (
          <section key={group} className="card useful">
            <h2>{t(`site.documents.${group}`)}</h2>
            {names.map((name) => (
              <details key={name}>
                <summary>{t(`site.documents.${name}`)}</summary>
                <TextSections sections={guides[name][language]} />
              </details>
            ))}
          </section>
        ))}
        <section className="card useful">
          <h2>{t('site.documents.templates')}</h2>
          {importKinds.map((kind) => (
            <div key={kind} className="useful__file">
              <span>{t(`imports.kinds.${kind}`)}</span>
              <Button
                variant="outlined"
                aria-label={`${t('site.documents.download')}: ${t(`imports.kinds.${kind}`)}`}
                onClick={() => {
                  const name = t(`imports.kinds.${kind}`);
                  downloadBlob(`${name}.csv`, importTemplate(kind, language, country));
                }}
              >
                {t('site.documents.download')}
              </Button>
            </div>
          ))}
          <p className="useful__file">
            <a href="/api/docs">{t('site.documents.api')}</a>
          </p>
        </section>
      </div>
    </>
  );
}
