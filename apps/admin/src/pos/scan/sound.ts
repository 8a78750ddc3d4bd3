import { preferred } from '../../boot/settings.js';

/** A short low tone for "not found". Silent if sounds are off or blocked. */
export function soundOfError(): void {
  if (preferred('tillSounds') === 'off') return;
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    tone.frequency.value = 220;
    tone.connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.18);
    tone.addEventListener('ended', () => void audio.close());
  } catch {
    // Nothing to hear: the message says it.
  }
}
