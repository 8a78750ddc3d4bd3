/** Refusals about API keys, webhooks and the feed of events in Portuguese. */
export const integrationsErrorsPt = {
  'apiKey.peopleOnly': 'Um programa não pode fazer isto. Inicie sessão para o fazer',
  'apiKey.scopeNotGrantable': 'Uma chave de API não pode ter a permissão «%{permission}»',
  'apiKey.noScope': 'Escolha o que a chave pode fazer',
  'apiKey.expiryPast': 'A validade tem de estar no futuro',
  'apiKey.invalidNetwork': '«%{network}» não é uma rede, como 41.220.200.0/24',
  'apiKey.tooMany': 'Uma empresa tem no máximo %{max} chaves de API. Revogue uma primeiro',
  'webhook.invalidAddress': 'Indique um endereço público que comece por https://',
  'webhook.unknownType': 'Não existe o acontecimento «%{type}» para comunicar',
  'webhook.tooMany': 'Uma empresa tem no máximo %{max} webhooks',
  'events.limitedMember':
    'Os acontecimentos falam de toda a empresa, e os seus limites mostram-lhe uma parte',
};
