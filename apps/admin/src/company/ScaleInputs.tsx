import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { TextInput } from 'react-admin';
import { ChoiceInput } from '../fields/ChoiceInput.js';
import { EntriesInput } from '../fields/EntriesInput.js';
import { IntegerInput } from '../fields/IntegerInput.js';
import { useMessages } from '../i18n/use-messages.js';

/** How the labels of scales are read. */
export function ScaleInputs(): ReactNode {
  const t = useMessages();
  return (
    <>
      <EntriesInput
        source="scaleBarcodes"
        label={t('pages.company.scaleBarcodes')}
        empty={{ prefix: '', kind: 'weight', articleDigits: 5, decimals: 3 }}
        entry={(at) => (
          <>
            <TextInput
              source={`${at}.prefix`}
              label={t('pages.company.scale.prefix')}
              helperText={false}
            />
            <ChoiceInput
              source={`${at}.kind`}
              label={t('pages.company.scale.kind')}
              choices={(['weight', 'price'] as const).map((id) => ({
                id,
                name: t(`pages.company.scale.kinds.${id}`),
              }))}
            />
            <IntegerInput
              source={`${at}.articleDigits`}
              label={t('pages.company.scale.articleDigits')}
            />
            <IntegerInput
              source={`${at}.verifierDigits`}
              label={t('pages.company.scale.verifierDigits')}
            />
            <IntegerInput source={`${at}.decimals`} label={t('pages.company.scale.decimals')} />
          </>
        )}
      />
      <Link component={RouterLink} to="/scanner">
        {t('layout.pages.scanner')}
      </Link>
    </>
  );
}
