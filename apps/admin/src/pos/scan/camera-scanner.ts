import { codeDetector, type CodeDetector } from './code-detector.js';

/** Reasons why the camera cannot scan. */
export type CameraProblem = 'notLoaded' | 'noCamera';

interface CameraHeard {
  readonly onCode: (code: string) => void;
  readonly onProblem: (problem: CameraProblem) => void;
}

/** Interval between analysed pictures, in milliseconds. */
const LOOK_MS = 150;
/** A code repeated within this time is the same article still in view, in milliseconds. */
const SAME_CODE_MS = 1_500;

/** Shows the camera in the element and reports each code once; returns a function that stops. */
export function cameraScanner(
  video: HTMLVideoElement,
  { onCode, onProblem }: CameraHeard,
): () => void {
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let seen = { code: '', at: Number.NEGATIVE_INFINITY };
  const end = (): void => {
    isOver = true;
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const fail = (problem: CameraProblem): void => {
    if (!isOver) onProblem(problem);
    end();
  };
  const look = async (reader: CodeDetector): Promise<void> => {
    const codes = await reader.detect(video).catch(() => []);
    if (isOver) return;
    const code = codes[0]?.rawValue;
    const at = performance.now();
    if (code !== undefined) {
      const isSame = code === seen.code && at - seen.at < SAME_CODE_MS;
      seen = { code, at };
      if (!isSame) onCode(code);
    }
    timer = setTimeout(() => void look(reader), LOOK_MS);
  };
  const begin = async (): Promise<void> => {
    // Fetched while the camera is asked for and opens.
    const coming = codeDetector().catch(() => undefined);
    const wanted = { video: { facingMode: 'environment' } };
    stream = await navigator.mediaDevices.getUserMedia(wanted);
    if (isOver) {
      end();
      return;
    }
    video.srcObject = stream;
    await video.play();
    const reader = await coming;
    if (reader === undefined) fail('notLoaded');
    else await look(reader);
  };
  begin().catch(() => {
    fail('noCamera');
  });
  return end;
}
