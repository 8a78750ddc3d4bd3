// cspell:ignoreRegExp /\\b\(.*\)/
import { describe, expect, it } from '@jest/globals';
import { errorsPt } from '../errors/errors.pt.js';
import { permissionsPt } from '../permissions/permissions.pt.js';
import { pt as prints } from '../prints/pt.js';
import { pt as screens } from './pt/index.js';

/** Every sentence of a catalogue, without the names of what is put into it. */
function sentencesIn(catalogue: unknown): readonly string[] {
  if (typeof catalogue === 'string') return [catalogue.replaceAll(/%?\{\w+\}/g, '')];
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  return Object.values(catalogue).flatMap(sentencesIn);
}

const sentences = [screens, prints, errorsPt, permissionsPt].flatMap(sentencesIn);

const found = (words: RegExp) => sentences.filter((sentence) => words.test(sentence));

describe('the Portuguese of the product', () => {
  it('keeps one spelling, that of before 1990, as Mozambique writes', () => {
    const later =
      /\b(faturas?|faturaç|faturad|açõ|inaç|ações|ação|atua(l|is)|atualiz|direto|direta|diretor|ativ[oa]s?\b|ativar|inativ|desativ|exat[oa]|exatamente|receção|seleç|selecion|correção|deteta|efetu|efetiv|objet|projet|eletr|exceto|exceção|fração|respetiv|retific|interat|reativ|coleção|proteção|redaç|setor|veem|leem|ótim)/iu;
    expect(found(later)).toEqual([]);
  });

  it('has European words', () => {
    const brazilian =
      /\b(você|usuári|cadastr|celular|delet[ae]|salvar|salve\b|tela\b|estoque|arquivo em|registr|gerenci|planilha|acessar|compartilh|baixar|clicar|clique|excluir|aguarde|senha\b|endereço de email|email\b)/iu;
    expect(found(brazilian)).toEqual([]);
  });
});
