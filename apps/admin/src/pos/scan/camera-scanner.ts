/** Why no camera reads codes here. */
export type CameraProblem = 'unsupported' | 'noCamera';

interface CameraHeard {
  readonly onCode: (code: string) => void;
  readonly onProblem: (problem: CameraProblem) => void;
}

/** The part of the browser's reader of codes that is used; not every browser has one. */
interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf', 'qr_code'];
/** How often a picture is looked at, in milliseconds. */
const LOOK_MS = 150;
/** The same code again within this is the same article still before the camera, in milliseconds. */
const SAME_CODE_MS = 1_500;

function newDetector(): CodeDetector | undefined {
  const Detector = (
    globalThis as { readonly BarcodeDetector?: new (options: object) => CodeDetector }
  ).BarcodeDetector;
  return Detector === undefined ? undefined : new Detector({ formats });
}

/** Shows the camera in the element and tells of each code once; answers how to stop. */
export function cameraScanner(
  video: HTMLVideoElement,
  { onCode, onProblem }: CameraHeard,
): () => void {
  const detector = newDetector();
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let seen = { code: '', at: Number.NEGATIVE_INFINITY };
  const look = async (reader: CodeDetector): Promise<void> => {
    const codes = await reader.detect(video).catch(() => []);
    const code = codes[0]?.rawValue;
    const at = performance.now();
    if (code !== undefined) {
      const isSame = code === seen.code && at - seen.at < SAME_CODE_MS;
      seen = { code, at };
      if (!isSame) onCode(code);
    }
    if (!isOver) timer = setTimeout(() => void look(reader), LOOK_MS);
  };
  const begin = async (reader: CodeDetector): Promise<void> => {
    const wanted = { video: { facingMode: 'environment' } };
    stream = await navigator.mediaDevices.getUserMedia(wanted);
    if (isOver) {
      stop(stream);
      return;
    }
    video.srcObject = stream;
    await video.play();
    await look(reader);
  };
  if (detector === undefined) onProblem('unsupported');
  else {
    begin(detector).catch(() => {
      onProblem('noCamera');
    });
  }
  return () => {
    isOver = true;
    clearTimeout(timer);
    if (stream !== undefined) stop(stream);
  };
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
