import type { Language } from '@balcao/messages';
import type { RaRecord } from 'react-admin';

/** A record that others refer to by its name, which some have in both languages. */
export interface Named extends RaRecord {
  readonly name?: string;
  readonly namePt?: string;
  readonly nameEn?: string;
}

/** What a record is called in the language of the screen. */
export function nameIn({ name = '', namePt, nameEn }: Named, language: Language): string {
  const own = language === 'pt' ? namePt : nameEn;
  return own === undefined || own === '' ? name : own;
}
