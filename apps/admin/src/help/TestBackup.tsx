import type { BackupAnswer } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useBalcao, useMay } from '../admin/hooks.js';
import { sayInstant } from '../formats/instants.js';
import { messageOf } from '../http/say-problem.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

/** Between two questions whether a long check has ended. */
const askEveryMs = 3_000;

/** Checks the last backup of the server: when it was made, and whether it can be restored. */
export function TestBackup(): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const say = useBackupWords();
  const mayCheck = useMay('companies.manage');
  const [isChecking, setIsChecking] = useState(false);
  const [said, setSaid] = useState('');
  const check = async (): Promise<void> => {
    setIsChecking(true);
    setSaid(t('help.backup.running'));
    try {
      let answer = (await provider.ask('backup/check', {})).body as BackupAnswer;
      while (answer.check?.state === 'running') {
        await new Promise((passed) => setTimeout(passed, askEveryMs));
        answer = (await provider.read('backup')).body as BackupAnswer;
      }
      setSaid(say(answer));
    } catch (error) {
      setSaid(messageOf(error));
    } finally {
      setIsChecking(false);
    }
  };
  if (!mayCheck) return <p className="help__test">{t('help.backup.ownersOnly')}</p>;
  return (
    <div className="help__test">
      <Button variant="contained" disabled={isChecking} onClick={() => void check()}>
        {t('help.backup.check')}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}

function useBackupWords(): (answer: BackupAnswer) => string {
  const t = useMessages();
  const language = useLanguage();
  return ({ made, check }) => {
    if (made === undefined) return t('help.backup.none');
    const { folder, isHere } = made;
    const when = sayInstant(made.madeAt, language);
    if (!isHere) return t('help.backup.away', { when, folder });
    if (check?.state === 'readable') {
      const events = grouped(String(check.events));
      return t('help.backup.readable', { when, folder, events });
    }
    if (check?.state === 'damaged') {
      return t('help.backup.damaged', { when, folder, why: check.why });
    }
    return t('help.backup.failed', { when, folder });
  };
}
