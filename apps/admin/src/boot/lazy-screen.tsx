import { Component, Suspense, lazy, type ComponentType, type ReactNode } from 'react';
import { CHUNK_RETRIES, CHUNK_TIMEOUT_MS } from './time-limits.js';
import { withTimeLimit } from './with-time-limit.js';

/** A centred spinner, shown while a screen loads and when it cannot be loaded. */
export function Spinner(): ReactNode {
  return (
    <div className="spinner-page" role="progressbar" aria-label="…">
      <span className="spinner" />
    </div>
  );
}

async function load<T>(loader: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await withTimeLimit(loader(), CHUNK_TIMEOUT_MS);
    } catch (error) {
      if (attempt >= CHUNK_RETRIES) throw error;
    }
  }
}

/** A screen in a chunk of its own; the chunk is asked for again when it fails to arrive. */
export function lazyScreen<P extends object>(
  loader: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Lazy = lazy(async () => ({ default: await load(loader) }));
  return function LazyScreen(props: P) {
    return (
      <ScreenBoundary>
        <Suspense fallback={<Spinner />}>
          <Lazy {...props} />
        </Suspense>
      </ScreenBoundary>
    );
  };
}

/** Shows the spinner in place of a screen that failed, and leaves the rest of the page alive. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <Spinner /> : this.props.children;
  }
}
