import type { ReactNode } from 'react';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { imageAddress, type ImagePath, type ImageSize } from './image-api.js';
import './images.css';

interface PictureProps {
  readonly path: ImagePath;
  /** Nothing is shown but its place without one. */
  readonly id: string | undefined;
  readonly size: ImageSize;
  readonly className: string;
  /** Empty where what is beside it says the same. */
  readonly alt: string;
}

/** A picture that the server keeps. */
export function Picture({ path, id, size, className, alt }: PictureProps): ReactNode {
  const { id: companyId } = useSlice(company);
  if (id === undefined || companyId === null) {
    return <span className={`${className} picture--none`} aria-hidden="true" />;
  }
  const source = imageAddress(path, companyId, id, size);
  return <img className={className} src={source} alt={alt} loading="lazy" decoding="async" />;
}
