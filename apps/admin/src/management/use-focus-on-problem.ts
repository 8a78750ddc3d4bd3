import { useEffect, useRef, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { focusWrong } from '../http/focus-wrong.js';

/**
 * Focuses the first refused field after each submission, including refusals of the server. If no
 * field is refused, the pressed button gets the focus back. Attach the ref to any element within
 * the form.
 */
export function useFocusOnProblem(): RefObject<HTMLDivElement | null> {
  const within = useRef<HTMLDivElement>(null);
  const seenCount = useRef(0);
  const { errors, isSubmitting, submitCount } = useFormState();
  const isRefused = !isSubmitting && Object.keys(errors).length > 0;
  useEffect(() => {
    if (!isRefused || seenCount.current === submitCount) return;
    seenCount.current = submitCount;
    const form = within.current?.closest('form');
    if (form) focusWrong(form);
  }, [isRefused, submitCount]);
  const wasSubmitting = useRef(false);
  useEffect(() => {
    const form = within.current?.closest('form');
    const isOver = wasSubmitting.current && !isSubmitting;
    wasSubmitting.current = isSubmitting;
    if (!isOver || !form || document.activeElement !== document.body) return;
    form.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [isSubmitting]);
  return within;
}
