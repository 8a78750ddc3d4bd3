import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import ArrowForward from '@mui/icons-material/ArrowForwardOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useRef, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import '../fields/entries-input.css';
import type { ImagePath } from './image-api.js';
import { Picture } from './Picture.js';
import { useImages, type EditedImages } from './use-images.js';

interface ImagesInputProps {
  readonly source: string;
  readonly label: string;
  readonly path: ImagePath;
  readonly max: number;
}

/** Pictures of a record: added, put in order, taken off; the first is the main one. */
export function ImagesInput({ source, label, path, max }: ImagesInputProps): ReactNode {
  const t = useMessages();
  const images = useImages({ source, path, max });
  const chooser = useRef<HTMLInputElement>(null);
  const { ids, isBusy, add } = images;
  return (
    <fieldset className="entries form__whole">
      <legend>{label}</legend>
      <ul className="pictures">
        {ids.map((id, at) => (
          <li key={id} className="pictures__one">
            <Picture
              path={path}
              id={id}
              size="medium"
              className="picture--tile"
              alt={t('images.one', { number: at + 1, list: label })}
            />
            <Tools images={images} at={at} isSingle={max === 1} />
          </li>
        ))}
      </ul>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/gif"
        multiple={max > 1}
        data-testid={`${source}-file`}
        onChange={({ target }) => {
          add(Array.from(target.files ?? []));
          target.value = '';
        }}
      />
      <Button
        size="small"
        startIcon={<AddPhoto />}
        // Said only where it holds: a form that is read alone has its buttons off by the theme.
        {...((isBusy || (max > 1 && ids.length >= max)) && { disabled: true })}
        onClick={() => chooser.current?.click()}
      >
        {t(isBusy ? 'images.sending' : max === 1 ? 'images.choose' : 'images.add')}
      </Button>
    </fieldset>
  );
}

interface ToolsProps {
  readonly images: EditedImages;
  readonly at: number;
  readonly isSingle: boolean;
}

function Tools({ images, at, isSingle }: ToolsProps): ReactNode {
  const t = useMessages();
  const number = at + 1;
  const { ids, move, remove } = images;
  return (
    <div>
      {isSingle ? null : (
        <>
          <IconButton
            size="small"
            aria-label={t('images.forward', { number })}
            disabled={at === 0}
            onClick={() => {
              move(at, at - 1);
            }}
          >
            <ArrowBack fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t('images.back', { number })}
            disabled={at === ids.length - 1}
            onClick={() => {
              move(at, at + 1);
            }}
          >
            <ArrowForward fontSize="small" />
          </IconButton>
        </>
      )}
      <IconButton
        size="small"
        aria-label={t('images.remove', { number })}
        onClick={() => {
          remove(at);
        }}
      >
        <Delete fontSize="small" />
      </IconButton>
      {at === 0 && !isSingle ? <div className="pictures__main">{t('images.main')}</div> : null}
    </div>
  );
}
