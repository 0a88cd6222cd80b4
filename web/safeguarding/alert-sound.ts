import { storedText } from '../ui/stored-text.ts';

const keptSwitch = storedText(() => localStorage, 'lyceum.alert-sound');
const keptSounded = storedText(() => localStorage, 'lyceum.alert-sounded');

/** How many alerts this device remembers as sounded: other tabs notice the same ones within seconds. */
const mostRemembered = 20;

/** Whether a new alert sounds on this device. */
export const isSoundOn = (): boolean => keptSwitch.read() !== 'off';

/** Keeps on this device whether a new alert sounds. Whoever turns it on hears it. */
export function chooseSound(isOn: boolean): void {
  keptSwitch.write(isOn ? null : 'off');
  if (isOn) play();
}

/** Sounds for a new alert if that is turned on, in the first tab of the device that can. */
export async function soundFor(alertId: string): Promise<void> {
  // Before somebody has clicked or typed, a browser plays nothing and complains; another tab may be able to.
  const mayPlay = 'userActivation' in navigator ? navigator.userActivation.hasBeenActive : true;
  if (!mayPlay || !isSoundOn()) return;
  if (await isFirst(alertId)) play();
}

/** Whether no other tab has sounded for this alert. Over plain HTTP there are no locks; then two tabs may sound at once. */
const isFirst = (alertId: string): Promise<boolean> =>
  'locks' in navigator
    ? navigator.locks.request('lyceum.alert-sound', () => claim(alertId))
    : Promise.resolve(claim(alertId));

function claim(alertId: string): boolean {
  const sounded = (keptSounded.read() ?? '').split(' ');
  if (sounded.includes(alertId)) return false;
  keptSounded.write([alertId, ...sounded].slice(0, mostRemembered).join(' '));
  return true;
}

/** The two tones: when each begins in seconds, and its pitch in hertz. They rise by a third, unlike the falling ones of an alarm. */
const tones = [
  { at: 0, pitch: 440 },
  { at: 0.18, pitch: 554 },
] as const;

/** How long a tone fades, in seconds. */
const fading = 0.5;

/** Two short, soft tones. Where the browser has no sound or forbids it, there is none: the page shows the alert anyway. */
function play(): void {
  try {
    const audio = new AudioContext();
    for (const { at, pitch } of tones) {
      const begins = audio.currentTime + at;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, begins);
      volume.gain.linearRampToValueAtTime(0.15, begins + 0.03);
      volume.gain.exponentialRampToValueAtTime(0.001, begins + fading);
      tone.connect(volume).connect(audio.destination);
      tone.start(begins);
      tone.stop(begins + fading);
    }
    setTimeout(() => audio.close().catch(() => {}), 2_000);
  } catch {
    // The browser has no sound.
  }
}
