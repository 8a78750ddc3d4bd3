import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { NativeDialog } from '../page/NativeDialog.js';
import { cameraScanner, type CameraProblem } from './camera-scanner.js';

interface CameraDialogProps {
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

/** Scans codes with the camera until it is closed. */
export function CameraDialog({ onCode, onClose }: CameraDialogProps): ReactNode {
  const t = useMessages();
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<CameraProblem>();
  const [last, setLast] = useState<string>();
  const heard = useEffectEvent((code: string) => {
    setLast(code);
    onCode(code);
  });
  useEffect(() => {
    const picture = video.current;
    if (picture === null) return undefined;
    return cameraScanner(picture, {
      onCode: (code) => {
        heard(code);
      },
      onProblem: setProblem,
    });
  }, []);
  return (
    <NativeDialog title={t('asked.camera.title')} onClose={onClose}>
      {problem === undefined ? null : (
        <p role="alert" className="pay__problem">
          {t(`asked.camera.${problem}`)}
        </p>
      )}
      <video ref={video} className="camera" muted playsInline hidden={problem !== undefined} />
      <p className="pay__hint" role="status">
        {last ?? (problem === undefined ? t('asked.camera.hold') : null)}
      </p>
    </NativeDialog>
  );
}
