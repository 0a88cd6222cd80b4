import { storedText } from '../ui/stored-text.ts';

const storedSwitch = storedText(() => localStorage, 'lyceum.alert-sound');
const storedSounded = storedText(() => localStorage, 'lyceum.alert-sounded');

/**
 * How many alerts this device remembers as played. A few are enough, since other tabs notice the same alert
 * within seconds.
 */
const maxRemembered = 20;

/** Whether this device plays a sound for a new alert. */
export const isSoundOn = (): boolean => storedSwitch.read() !== 'off';

/** Stores on this device whether a new alert plays a sound. Turning it on plays it once. */
export function chooseSound(isOn: boolean): void {
  storedSwitch.write(isOn ? null : 'off');
  if (isOn) play();
}

/** Plays the sound for a new alert if that is turned on, in the first tab of the device that can. */
export async function soundFor(alertId: string): Promise<void> {
  // Before somebody has clicked or typed in a page, the browser plays nothing and logs a warning; another tab
  // may be able to.
  const mayPlay = 'userActivation' in navigator ? navigator.userActivation.hasBeenActive : true;
  if (!mayPlay || !isSoundOn()) return;
  if (await isFirst(alertId)) play();
}

/**
 * Whether no other tab has played the sound for this alert. Over plain HTTP there are no locks, and two tabs
 * may play at once.
 */
const isFirst = (alertId: string): Promise<boolean> =>
  'locks' in navigator
    ? navigator.locks.request('lyceum.alert-sound', () => claim(alertId))
    : Promise.resolve(claim(alertId));

function claim(alertId: string): boolean {
  const sounded = (storedSounded.read() ?? '').split(' ');
  if (sounded.includes(alertId)) return false;
  storedSounded.write([alertId, ...sounded].slice(0, maxRemembered).join(' '));
  return true;
}

/**
 * The two tones: when each begins in seconds, and its pitch in hertz. They rise by a third, unlike the
 * falling ones of an alarm.
 */
const tones = [
  { at: 0, pitch: 440 },
  { at: 0.18, pitch: 554 },
] as const;

/** How long a tone fades, in seconds. */
const fading = 0.5;

/**
 * Two short, soft tones. Where the browser has no sound or forbids it, there is none: the page shows the
 * alert anyway.
 */
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
      // An exponential ramp cannot end at 0.
      volume.gain.exponentialRampToValueAtTime(0.001, begins + fading);
      tone.connect(volume).connect(audio.destination);
      tone.start(begins);
      tone.stop(begins + fading);
    }
    // Both tones have ended by then.
    setTimeout(() => audio.close().catch(() => {}), 2_000);
  } catch {
    // The browser has no sound.
  }
}
