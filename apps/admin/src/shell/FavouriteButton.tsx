import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { settings } from '../boot/settings.js';
import { usePart } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { toggleFavourite, useCurrentEntry } from './favourites.js';
import { useMenu } from './use-menu.js';

/** Keeps the page on screen at the top of the menu. */
export function FavouriteButton(): ReactNode {
  const t = useMessages();
  const favourites = usePart(settings, (chosen) => chosen.favourites);
  const path = useCurrentEntry(useMenu())?.path;
  if (path === undefined) return null;
  const isFavourite = favourites.includes(path);
  const Icon = isFavourite ? Star : StarBorder;
  return (
    <IconButton
      size="small"
      aria-label={t('layout.favourite')}
      aria-pressed={isFavourite}
      title={t('layout.favourite')}
      onClick={() => {
        toggleFavourite(path);
      }}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}
