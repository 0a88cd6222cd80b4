import type { PlainTextOptions } from '../../markdown/plain-text.ts';
import { lazyPart } from './lazy-part.ts';
import { useLazy } from './use-lazy.ts';
import { WrittenText } from './written-text.tsx';

/** What reads Markdown loads when it is first needed: it has much code, and most questions have no marks. */
export const plainTextPart = lazyPart(async () => (await import('../../markdown/plain-text.ts')).plainText);

/** A text without any sign that Markdown or a formula could begin with. */
const unmarked = /^[^\\*_`~#>|[\]$<\n\ue000-\uf8ff]*$/;

/** Whether a text reads the same as Markdown. */
export const isUnmarked = (text: string): boolean => unmarked.test(text);

interface PreviewTextProps extends PlainTextOptions {
  text: string;
  /** What to show when nothing is left of the text. */
  whenEmpty?: string;
}

/** A text of Markdown in one run of plain text. Until the reader has loaded, its marks can be seen. */
export function PreviewText({ text, whenEmpty = '', ...options }: PreviewTextProps) {
  const isMarked = !isUnmarked(text);
  const plainText = useLazy(plainTextPart, isMarked);
  const plain = isMarked && plainText !== null ? plainText(text, options) : text.trim();
  return <WrittenText text={plain || whenEmpty} />;
}
