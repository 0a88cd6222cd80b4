import { memo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { closeHalfMarkdown, splitBlocks } from './half-markdown.ts';

const heading: Components['h1'] = ({ children }) => <p className="font-semibold">{children}</p>;

// Headings of an answer are no headings of the page, and pictures would load from elsewhere.
const components: Components = {
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  img: ({ alt }) => <span>{alt}</span>,
  a: ({ href, children }) => (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="text-accent underline underline-offset-2"
    >
      {children}
    </a>
  ),
  ul: ({ children }) => <ul className="list-disc space-y-1 pl-5">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="list-decimal space-y-1 pl-6">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => (
    <blockquote className="border-l-3 border-line pl-3 text-soft">{children}</blockquote>
  ),
  hr: () => <hr className="border-line" />,
  // The scrollable block must be reachable by keyboard.
  pre: ({ children }) => (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways
      tabIndex={0}
      className="overflow-x-auto rounded-md bg-sunken p-3 text-sm print:whitespace-pre-wrap print:wrap-anywhere [&>code]:bg-transparent [&>code]:p-0"
    >
      {children}
    </pre>
  ),
  code: ({ children }) => (
    <code className="rounded-sm bg-sunken px-1 py-0.5 font-mono text-[0.92em]">{children}</code>
  ),
};

/** One finished piece of a text; drawn once while the text behind it grows. */
const Block = memo(({ text }: { text: string }) => <Markdown components={components}>{text}</Markdown>);
Block.displayName = 'Block';

/**
 * Text with paragraphs, lists, bold and code, as a model writes it. HTML in it stays text.
 * `growing` says that more is to come: what is half written is closed for the moment.
 */
export function RichText({ text, growing = false }: { text: string; growing?: boolean }) {
  const blocks = splitBlocks(growing ? closeHalfMarkdown(text) : text);
  return (
    <div className="grid min-w-0 gap-3 [&_p]:whitespace-pre-wrap">
      {blocks.map((block, index) => (
        // Blocks only ever grow at the end: their place is who they are.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Block key={index} text={block} />
      ))}
    </div>
  );
}
