import type { Translation } from '../messages.js';
import type { till as english } from '../en/till.js';

export const till: Translation<typeof english> = {
  unsent:
    'Há uma venda por enviar neste dispositivo. Ligue-o à rede e espere antes de terminar a sessão. |||| Há %{count} registos por enviar neste dispositivo. Ligue-o à rede e espere antes de terminar a sessão.',
  notKept: 'Não foi possível guardar o último passo neste dispositivo. Liberte espaço e repita-o.',
  noStore:
    'A caixa não consegue guardar dados neste navegador. Liberte espaço ou saia da janela privada e carregue de novo.',
  changeCashier: 'Mudar de operador: %{name}',
  notices: 'Avisos',
  install: 'Instalar',
  chain: 'Último registo %{head}',
  devicesTitle: 'Impressora e gaveta',
};
