import type { OperatorAnswer } from '@balcao/contracts';
import { useEffect, useState } from 'react';
import { request } from '../http/request.js';

/** Who runs the installation; undefined until it is known. */
export function useOperator(): OperatorAnswer | undefined {
  const [operator, setOperator] = useState<OperatorAnswer>();
  useEffect(() => {
    const asking = new AbortController();
    request('/api/operator', { signal: asking.signal })
      .then(({ body }) => {
        setOperator(parseOperator(body));
      })
      .catch(() => undefined);
    return () => {
      asking.abort();
    };
  }, []);
  return operator;
}

/** Typed by the contract, checked to be an object. */
function parseOperator(body: unknown): OperatorAnswer {
  if (typeof body !== 'object' || body === null) throw new Error('nobody runs this');
  return body as OperatorAnswer;
}
