import { declaredSettings, type SettingGroup } from '@balcao/tasks/settings';
import { secretSettings } from '@balcao/delivery';
import { table } from './markdown.js';

const secrets: readonly string[] = secretSettings;

/** The reference of settings: what each is for, its default, and whether a file may hold it. */
export function settingsPage(): string {
  const groups: readonly SettingGroup[] = declaredSettings;
  const tables = groups.map(({ title, settings }) => {
    const rows = Object.entries(settings).map(([name, { default: preset, what }]) => {
      const value = preset === undefined ? '' : `\`${preset}\``;
      return [`\`${name}\``, value, secrets.includes(name) ? 'yes' : '', what];
    });
    return `## ${title}\n\n${table(['setting', 'default', 'secret', 'meaning'], rows)}`;
  });
  return `# Settings

Environment variables of API nodes and projectors; all processes of an installation take the same.
An invalid setting is named in one sentence, without its secrets, and nothing starts. An empty one
counts as absent. A secret may be in a file instead, as container platforms provide it:
\`SECRETS_KEY_FILE=/run/secrets/key\` in place of \`SECRETS_KEY\`.

${tables.join('\n\n')}
`;
}
