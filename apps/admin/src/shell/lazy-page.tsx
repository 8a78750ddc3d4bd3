import type { ComponentType, ReactNode } from 'react';
import { lazyScreen } from '../routing/lazy-screen.js';
import { Spinner } from '../routing/Spinner.js';
import type { MessageArea } from '../i18n/areas.js';
import { withMessages } from '../i18n/messages.js';
import { PageTitle } from '../layout/page-title.js';
import { useSection } from '../layout/use-section.js';

/** A page in a chunk of its own: its name and a centred spinner stand there before it has come. */
export const lazyPage = <P extends object>(
  loader: () => Promise<ComponentType<P>>,
  area: MessageArea = 'screens',
): ComponentType<P> => lazyScreen(withMessages(area, loader), <PageOnItsWay />);

/** Names the page as the menu does, so that it is not taken for the one before. */
export function PageOnItsWay(): ReactNode {
  const section = useSection();
  return (
    <>
      <PageTitle>{section}</PageTitle>
      <Spinner />
    </>
  );
}
