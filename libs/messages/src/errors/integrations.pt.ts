/** Refusals about API keys, webhooks and the feed of events in Portuguese. */
export const integrationsErrorsPt = {
  'apiKey.peopleOnly': 'Uma chave de API não pode fazer isto. Inicie sessão para o fazer',
  'apiKey.scopeNotGrantable': 'Uma chave de API não pode ter a permissão «%{permission}»',
  'apiKey.noScope': 'Escolha pelo menos uma permissão para a chave',
  'apiKey.expiryPast': 'A validade tem de estar no futuro',
  'apiKey.invalidNetwork': '«%{network}» não é uma rede. Exemplo: 41.220.200.0/24',
  'apiKey.tooMany': 'Uma empresa pode ter no máximo %{max} chaves de API. Revogue uma primeiro',
  'webhook.invalidAddress': 'Indique um endereço público que comece por https://',
  'webhook.unknownType': 'O evento «%{type}» não existe',
  'webhook.tooMany': 'Uma empresa pode ter no máximo %{max} webhooks',
  'events.limitedMember':
    'Os eventos abrangem toda a empresa, mas os seus limites só lhe dão acesso a uma parte',
};
