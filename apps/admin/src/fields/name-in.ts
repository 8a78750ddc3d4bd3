import type { Language } from '@balcao/messages';
import type { RaRecord } from 'react-admin';

/** A record that others refer to by its name, which some have in both languages. */
export interface Named extends RaRecord {
  readonly name?: string;
  readonly namePt?: string;
}

/** What a record is called in the language of the screen. */
export const nameIn = ({ name = '', namePt }: Named, language: Language): string =>
  language === 'pt' && namePt !== undefined && namePt !== '' ? namePt : name;
