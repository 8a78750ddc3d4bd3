/** A short low tone: nothing was found. Browsers that make no sound stay silent. */
export function soundOfError(): void {
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
