import type { OrderAnswer, PlanAnswer, QuoteAnswer, SubscriptionAnswer } from '@balcao/contracts';
import { useQuery, useQueryClient, type Query } from '@tanstack/react-query';
import { useBalcao, useMay } from '../admin/hooks.js';
import { useAfterPaint } from '../boot/after-paint.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';

const key = 'billing';

/** Where what a choice would cost is asked. */
const quotePath = 'billing/quote?';

/** How often what waits for a payer is looked at again, in milliseconds. */
const FOLLOW_MS = 2_000;

function checked(body: unknown): object {
  if (typeof body !== 'object' || body === null) throw new Error('the answer has another shape');
  return body;
}

/** The greatest age, in milliseconds, of figures on other pages: they are counted in days. */
const GLANCE_MS = 600_000;

interface Reading {
  /** False until it may be asked for. */
  readonly isEnabled?: boolean;
  /** Looked at again and again. */
  readonly isFollowed?: boolean;
  readonly staleTime?: number;
}

function useRead<T>(
  path: string | undefined,
  read: (body: object) => T,
  { isEnabled = true, isFollowed = false, staleTime = 0 }: Reading = {},
) {
  const { id } = useSlice(company);
  const provider = useBalcao();
  return useQuery({
    queryKey: [key, id, path],
    queryFn: async () => read(checked((await provider.read(path ?? '')).body)),
    enabled: isEnabled && id !== null && path !== undefined,
    staleTime,
    refetchInterval: isFollowed ? FOLLOW_MS : false,
  });
}

/**
 * The company's standing, requested only for members who may see it; the contract types the answer.
 */
export function useSubscription(reading?: Reading) {
  const path = useMay('billing.view') ? 'billing/subscription' : undefined;
  return useRead(path, (body) => body as SubscriptionAnswer, reading);
}

/** The same for parts of pages that show other things. */
export const useSubscriptionGlance = () =>
  useSubscription({ staleTime: GLANCE_MS, isEnabled: useAfterPaint() });

export const usePlans = () => useRead('billing/plans', (body) => body as readonly PlanAnswer[]);

/** What choosing a plan would do and cost now. */
export const useQuote = (planId: string, period: string) =>
  useRead(
    `${quotePath}planId=${encodeURIComponent(planId)}&period=${period}`,
    (body) => body as QuoteAnswer,
  );

/** An order, looked at again and again. */
export const useOrder = (id: string | undefined) =>
  useRead(
    id === undefined ? undefined : `billing/orders/${encodeURIComponent(id)}`,
    (body) => body as OrderAnswer,
    { isFollowed: true },
  );

/** Everything about the subscription is read again. */
export function useForgetBilling(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [key] });
}

/** As above once a plan is chosen: its own quote is settled, and asking for it again is refused. */
export function useForgetChosen(): () => Promise<void> {
  const queries = useQueryClient();
  const isQuote = ({ queryKey }: Query): boolean => String(queryKey[2]).startsWith(quotePath);
  return async () => {
    queries.removeQueries({ queryKey: [key], type: 'inactive', predicate: isQuote });
    await queries.invalidateQueries({ queryKey: [key], predicate: (query) => !isQuote(query) });
  };
}
