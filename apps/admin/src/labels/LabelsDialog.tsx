import './labels.css';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { labelLimits } from '@balcao/contracts';
import { labelLayouts } from '@balcao/printing';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { request } from '../http/request.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { PaperFrame } from '../printing/PaperFrame.js';
import { chosenLabels, type LabelledArticle } from './chosen-labels.js';
import { labelsAddress, type LabelsWish } from './labels-of.js';

const layoutNames = ['sheet3x8', 'sheet4x10', 'sheet5x13', 'roll40x25', 'roll50x30'] as const;

/** Labels with bars for the articles that were chosen: how many of each, and on what. */
export function LabelsDialog({
  articles,
}: {
  readonly articles: readonly LabelledArticle[];
}): ReactNode {
  const t = useMessages();
  const lang = useLanguage();
  const companyId = useSlice(company).id ?? '';
  const [wish, setWish] = useState<LabelsWish>({
    articles: articles.slice(0, labelLimits.articles),
    layout: 'sheet3x8',
    used: 0,
    hasPrice: true,
    language: lang,
  });
  const count = wish.articles.reduce((before, each) => before + each.count, 0);
  const isTooMany = count > labelLimits.all;
  const isReady = count > 0 && !isTooMany;
  const address = labelsAddress(companyId, wish, 'html');
  const { data, error, refetch } = useQuery({
    queryKey: ['labels', address],
    queryFn: async () => String((await request(address, { companyId })).body),
    enabled: isReady,
    placeholderData: (before) => before,
    retry: false,
    gcTime: 0,
  });
  const close = (): void => {
    chosenLabels.merge({ articles: undefined });
  };
  return (
    <DialogFrame title={t('labels.title', { smart_count: count })} onClose={close} isWide>
      {articles.length > labelLimits.articles ? (
        <p role="status">
          {t('labels.mostArticles', { max: labelLimits.articles, count: articles.length })}
        </p>
      ) : null}
      <Choices wish={wish} onChange={setWish} />
      <Counts wish={wish} onChange={setWish} />
      {isTooMany ? <p role="alert">{t('labels.most', { max: labelLimits.all })}</p> : null}
      {isReady ? (
        <PaperFrame
          title={t('labels.preview')}
          page={data}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : null}
      <div className="form__buttons">
        <Button variant="outlined" onClick={close}>
          {t('app.close')}
        </Button>
        <Button
          variant="contained"
          disabled={!isReady}
          component="a"
          href={labelsAddress(companyId, wish, 'pdf')}
          target="_blank"
          rel="noopener"
        >
          {t('printing.pdf')}
        </Button>
      </div>
    </DialogFrame>
  );
}

interface WishProps {
  readonly wish: LabelsWish;
  readonly onChange: (wish: LabelsWish) => void;
}

function Choices({ wish, onChange }: WishProps): ReactNode {
  const t = useMessages();
  const layout = layoutNames.find((name) => name === wish.layout) ?? 'sheet3x8';
  const perPage = labelLayouts[layout].columns * labelLayouts[layout].rows;
  return (
    <div className="printing__choices">
      <TextField
        select
        size="small"
        label={t('labels.layout')}
        value={layout}
        onChange={({ target }) => {
          onChange({ ...wish, layout: target.value, used: 0 });
        }}
      >
        {layoutNames.map((name) => (
          <MenuItem key={name} value={name}>
            {t(`labels.layouts.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        type="number"
        label={t('labels.used')}
        disabled={perPage === 1}
        value={wish.used}
        slotProps={{ htmlInput: { min: 0, max: perPage - 1 } }}
        onChange={({ target }) => {
          onChange({ ...wish, used: wholeOf(target.value, perPage - 1) });
        }}
      />
      <FormControlLabel
        label={t('labels.price')}
        control={
          <Switch
            checked={wish.hasPrice}
            onChange={(_, hasPrice) => {
              onChange({ ...wish, hasPrice });
            }}
          />
        }
      />
    </div>
  );
}

function Counts({ wish, onChange }: WishProps): ReactNode {
  const t = useMessages();
  return (
    <ul className="labels__counts">
      {wish.articles.map(({ id, name, count }) => (
        <li key={id}>
          <span>{name}</span>
          <TextField
            size="small"
            type="number"
            value={count}
            slotProps={{
              htmlInput: {
                min: 0,
                max: labelLimits.each,
                'aria-label': t('labels.count', { name }),
              },
            }}
            onChange={({ target }) => {
              const articles = wish.articles.map((each) =>
                each.id === id ? { ...each, count: wholeOf(target.value, labelLimits.each) } : each,
              );
              onChange({ ...wish, articles });
            }}
          />
        </li>
      ))}
    </ul>
  );
}

const wholeOf = (text: string, max: number): number =>
  Math.min(max, Math.max(0, Number.parseInt(text, 10) || 0));
