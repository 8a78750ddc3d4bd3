import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { nameIn } from '../fields/name-in.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { LivePaper } from './LivePaper.js';
import { previewPage, type ModelValues } from './preview-page.js';
import { usePreviewFacts } from './use-preview-facts.js';

const sizes = ['A4', 'thermal80'] as const;
type Size = (typeof sizes)[number];

/** What the model in the form makes of a document, as one types. */
export function PrintModelPreview(): ReactNode {
  const t = useMessages();
  const values = useDeferredValue(useWatch() as ModelValues);
  const lang = useLanguage();
  const [looked, setLooked] = useState<Size>();
  const [wantedType, setWantedType] = useState('');
  const [documentId, setDocumentId] = useState('');
  const typeIds = listOf(values['typeIds']);
  const typeId = typeIds.includes(wantedType) ? wantedType : typeIds[0];
  const size = looked ?? (values['paperSize'] === 'thermal80' ? 'thermal80' : 'A4');
  const language = values['language'] === 'en' ? 'en' : 'pt';
  const { facts, error, types, documents } = usePreviewFacts({
    typeId,
    language,
    documentId: documentId === '' ? undefined : documentId,
    logoId: typeof values['logoId'] === 'string' ? values['logoId'] : undefined,
  });
  if (error !== null) return <Alert severity="error">{error.message}</Alert>;
  if (facts === undefined) return <Skeleton shape="text" />;
  const nameOf = (id: string): string => {
    const type = types.find((each) => each.id === id);
    return type === undefined ? id : nameIn(type, lang);
  };
  return (
    <section className="model-preview" aria-label={t('printing.preview')}>
      <div className="model-preview__choices">
        <ToggleButtonGroup
          exclusive
          size="small"
          value={size}
          aria-label={t('printing.paperShown')}
          onChange={(_, next: Size | null) => {
            if (next !== null) setLooked(next);
          }}
        >
          {sizes.map((each) => (
            <ToggleButton key={each} value={each}>
              {t(`resources.commercial/print_model.papers.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Choice
          label={t('printing.shownType')}
          value={typeId ?? facts.type.id}
          choices={(typeIds.length > 0 ? typeIds : [facts.type.id]).map((id) => [id, nameOf(id)])}
          onChoose={(id) => {
            setWantedType(id);
            setDocumentId('');
          }}
        />
        <Choice
          label={t('printing.shownDocument')}
          value={documents.some(({ id }) => id === documentId) ? documentId : ''}
          choices={[
            ['', t('printing.sampleDocument')],
            ...documents.map(({ id, reference }): [string, string] => [id, reference]),
          ]}
          onChoose={setDocumentId}
        />
      </div>
      <LivePaper
        key={size}
        title={t('printing.preview')}
        page={previewPage(values, size, facts)}
        size={size}
      />
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [id: string, name: string])[];
  readonly onChoose: (id: string) => void;
}

function Choice({ label, value, choices, onChoose }: ChoiceProps): ReactNode {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      onChange={({ target }) => {
        onChoose(target.value);
      }}
    >
      {choices.map(([id, name]) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
