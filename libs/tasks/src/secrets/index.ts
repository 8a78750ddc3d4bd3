export { Sealing } from './sealing.js';
export { readSecretsKey, SecretsKeyError, secretsKeyIn } from './secrets-key.js';
