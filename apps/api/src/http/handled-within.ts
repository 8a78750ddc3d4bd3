import type { AsyncLocalStorage } from 'node:async_hooks';
import type { CallHandler } from '@nestjs/common';
import { Observable } from 'rxjs';

/** Handles the request inside a storage: all that is awaited there knows the value. */
export const handledWithin = <T>(
  storage: AsyncLocalStorage<T>,
  value: T,
  next: CallHandler,
): Observable<unknown> =>
  new Observable((subscriber) => storage.run(value, () => next.handle().subscribe(subscriber)));
