import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useSlice } from '../boot/slice.js';
import { address } from '../boot/location.js';
import { addressOf, goTo } from './place.js';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of ours, below the language's prefix. */
  readonly to: string;
  /** For the page that it leads to. */
  readonly state?: unknown;
}

/** A link outside the back office: the page stays, unless another window is asked for. */
export function Link({ to, state, ...others }: LinkProps): ReactNode {
  useSlice(address);
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.defaultPrevented) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to, { state });
  };
  return <a {...others} href={addressOf(to)} onClick={follow} />;
}
