import { PHONE_CODE } from '@balcao/domain';
import type { Language } from '@balcao/messages';

/** The text message with a code; short enough for one message. */
export function phoneCodeText(language: Language, code: string): string {
  const { minutes } = PHONE_CODE;
  return language === 'pt'
    ? `${code} e o seu codigo do Balcao, valido por ${minutes} minutos. Nao o diga a ninguem.`
    : `${code} is your Balcao code, valid for ${minutes} minutes. Tell it to nobody.`;
}
