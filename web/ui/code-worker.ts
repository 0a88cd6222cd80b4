import { colourCode } from './code-grammars.ts';
import type { Language } from './code-languages.ts';

/** Colours code beside the page, since the grammars take very long for some code. */
addEventListener('message', ({ data }: MessageEvent<{ code: string; language: Language }>) => {
  // The time that loading took does not count.
  postMessage('begun');
  postMessage(colourCode(data.code, data.language));
});
