import { Component, Suspense, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { sentence } from '../i18n/messages.js';
import { NeedsNetwork } from './NeedsNetwork.js';
import { Spinner } from './Spinner.js';
import { CHUNK_RETRIES, CHUNK_TIMEOUT_MS } from '../boot/time-limits.js';
import { withTimeLimit } from '../boot/with-time-limit.js';

/** The code of a screen did not arrive. */
class ScreenNotLoaded extends Error {}

/** A browser that waits for a chunk waits for the same one again: the limit is of all attempts. */
async function load<T>(loader: () => Promise<T>): Promise<T> {
  try {
    return await withTimeLimit(tryAgain(loader), CHUNK_TIMEOUT_MS);
  } catch (error) {
    throw new ScreenNotLoaded('a screen did not load', { cause: error });
  }
}

async function tryAgain<T>(loader: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await loader();
    } catch (error) {
      if (attempt >= CHUNK_RETRIES) throw error;
    }
  }
}

/** How each screen is fetched. */
const fetches = new WeakMap<object, () => Promise<unknown>>();

/**
 * A screen in a chunk of its own; the chunk is asked for again when it fails to arrive. What has
 * been fetched is drawn at once, with what is around it.
 */
export function lazyScreen<P extends object>(
  loader: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = <Spinner />,
): ComponentType<P> {
  let fetched: ComponentType<P> | undefined;
  const fetchScreen = async (): Promise<ComponentType<P>> => (fetched = await loader());
  const Lazy = lazy(async () => ({ default: await load(fetchScreen) }));
  function LazyScreen(props: P): ReactNode {
    // The one it began with: what is typed into it stays when its own code has come.
    const [Screen] = useState<ComponentType<P>>(() => fetched ?? Lazy);
    return (
      <ScreenBoundary>
        <Suspense fallback={meanwhile}>
          <Screen {...props} />
        </Suspense>
      </ScreenBoundary>
    );
  }
  fetches.set(LazyScreen, fetchScreen);
  return LazyScreen;
}

/** Fetches a screen ahead. What does not arrive is asked for again where it is shown. */
export async function fetchNow(screen: object): Promise<void> {
  await fetches
    .get(screen)?.()
    .catch(() => undefined);
}

type Failure = 'notLoaded' | 'broken';

/**
 * Leaves the rest of the page alive when a screen fails: what is missing where its code did not
 * arrive, a word and another try where it broke.
 */
export class ScreenBoundary extends Component<
  { children: ReactNode },
  { failure: Failure | undefined }
> {
  override state: { failure: Failure | undefined } = { failure: undefined };

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: error instanceof ScreenNotLoaded ? 'notLoaded' : 'broken' };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    if (failure === 'notLoaded') return <NeedsNetwork />;
    return (
      <div className="lost" role="alert">
        <p>{sentence('app.failed')}</p>
        <button
          type="button"
          className="button button--small"
          onClick={() => {
            this.setState({ failure: undefined });
          }}
        >
          {sentence('app.retry')}
        </button>
      </div>
    );
  }
}
