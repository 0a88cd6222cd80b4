import type { RichTextProps } from './formatted-text.tsx';
import { formattedTextPart } from './formatted-text-part.ts';
import { PreviewText } from './preview-text.tsx';
import { useLazy } from './use-lazy.ts';

/** A text as a model writes it. It is formatted, or plain until the formatter has loaded. */
export function RichText(props: RichTextProps) {
  const renderFormattedText = useLazy(formattedTextPart, true);
  if (renderFormattedText !== null) return renderFormattedText(props);
  return (
    <p dir="auto" className="whitespace-pre-wrap [unicode-bidi:plaintext]">
      <PreviewText text={props.text} />
    </p>
  );
}
