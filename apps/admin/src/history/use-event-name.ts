import { useTranslate } from 'react-admin';
import { readable } from './history.js';

/** The name of an event's kind in the language of the screen; what it reads like where none is. */
export function useEventName(): (type: string) => string {
  const translate = useTranslate();
  return (type) => translate(`events.${type}`, { _: readable(type) });
}
