import './print-models.css';
import type { CashRegisterRow, SeriesRow } from '@balcao/contracts';
import { printColumns, printFacts, printParts, usualFacts } from '@balcao/domain';
import type { ReactNode } from 'react';
import { TextInput, type RaRecord } from 'react-admin';
import { ChoiceInput } from '../fields/ChoiceInput.js';
import { SwitchInput } from '../fields/SwitchInput.js';
import { nameIn, type Named } from '../fields/name-in.js';
import { ReferencesSelect } from '../fields/ReferencesSelect.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { ImagesInput } from '../images/ImagesInput.js';
import { CopiesInput } from './CopiesInput.js';
import { OrderedChoiceInput } from './OrderedChoiceInput.js';
import { PrintModelPreview } from './PrintModelPreview.js';

const papers = ['A4', 'thermal80'] as const;
const languages = ['pt', 'en'] as const;

interface PrintModelInputsProps {
  readonly isNew: boolean;
}

/** A print model next to a preview of a document. */
export const PrintModelInputs = ({ isNew }: PrintModelInputsProps): ReactNode => (
  <div className="model-editor form__whole">
    <div className="form">
      <Use isNew={isNew} />
      <Content />
    </div>
    <PrintModelPreview />
  </div>
);

/** For what, and on what. */
function Use({ isNew }: PrintModelInputsProps): ReactNode {
  const t = useMessages();
  const lang = useLanguage();
  return (
    <>
      <TextInput
        source="name"
        required
        autoFocus={isNew}
        className="form__whole"
        helperText={false}
      />
      <ChoiceInput
        source="paperSize"
        choices={papers.map((id) => ({
          id,
          name: t(`resources.commercial/print_model.papers.${id}`),
        }))}
      />
      <ChoiceInput
        source="language"
        choices={languages.map((id) => ({
          id,
          name: t(`resources.commercial/print_model.languages.${id}`),
        }))}
      />
      <ReferencesSelect
        source="typeIds"
        reference="commercial/document_type"
        nameOf={(each: Named & RaRecord) => nameIn(each, lang)}
        sort={{ field: 'id', order: 'ASC' }}
      />
      <Places />
      <CopiesInput />
      <SwitchInput source="isDefault" className="form__whole" />
    </>
  );
}

/** The series and tills to which it is limited; all of them if none is chosen. */
function Places(): ReactNode {
  return (
    <>
      <ReferencesSelect
        source="seriesIds"
        reference="commercial/invoicing_series"
        nameOf={({ prefix, code }: SeriesRow) => `${prefix} ${code}`}
        sort={{ field: 'year', order: 'DESC' }}
        isArchivable={false}
      />
      <ReferencesSelect
        source="cashRegisterIds"
        reference="commercial/cash_registers"
        nameOf={({ name }: CashRegisterRow) => name}
        sort={{ field: 'name', order: 'ASC' }}
      />
    </>
  );
}

/** What is written, around the lines and of them. */
function Content(): ReactNode {
  const t = useMessages();
  const text = {
    multiline: true,
    minRows: 2,
    className: 'form__whole',
    helperText: false,
  } as const;
  return (
    <>
      <ImagesInput
        source="logoId"
        label={t('images.logo')}
        path="companies/current/images"
        max={1}
      />
      <TextInput source="header" {...text} />
      <TextInput source="body" {...text} />
      <OrderedChoiceInput
        source="facts"
        hasNeeded
        all={printFacts}
        usual={usualFacts}
        labelOf={(name) => t(`resources.commercial/print_model.factNames.${name}`)}
      />
      <OrderedChoiceInput
        source="columns"
        hasNeeded
        all={printColumns}
        labelOf={(name) => t(`resources.commercial/print_model.columnNames.${name}`)}
      />
      <OrderedChoiceInput
        source="parts"
        hasNeeded
        all={printParts}
        labelOf={(name) => t(`resources.commercial/print_model.partNames.${name}`)}
      />
      <TextInput source="footer" {...text} />
    </>
  );
}
