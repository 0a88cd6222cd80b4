import { memo, type ReactNode, useMemo } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import { maskFormulas } from '../../markdown/formula-source.ts';
import { classNames } from './class-names.ts';
import { formulaNodes } from './formula-nodes.ts';
import { closeHalfMarkdown, splitBlocks, withoutHalfTable } from './half-markdown.ts';
import { lazyPart } from './lazy-part.ts';
import { OutsideLink } from './outside-link.tsx';
import { useLazy } from './use-lazy.ts';

/** Formulas and tables are rare, and the code for formulas is larger than the page, so both load with the first use. */
export const formulaPart = lazyPart(async () => (await import('./formula.ts')).renderFormula);
export const tablePart = lazyPart(async () => (await import('./table-syntax.ts')).tableSyntax);

/** A line between pipes, or the one below a table's head. */
const tableLine = /^[ \t>]*(?:\|.*\||:?-+:?[ \t]*\|)/m;

const sides: Readonly<Record<string, string>> = { center: 'text-center', right: 'text-right' };

interface CellProps {
  style?: { textAlign?: string };
  children?: ReactNode;
}

const cellClass = ({ style }: CellProps) =>
  classNames('border border-line px-3 py-1.5 align-top', sides[style?.textAlign ?? ''] ?? 'text-start');

const heading: Components['h1'] = ({ children }) => <p className="font-semibold">{children}</p>;

// Headings in an answer are not headings of the page, and images would load from other servers.
const components: Components = {
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  img: ({ alt }) => <span>{alt}</span>,
  a: ({ href, children }) => <OutsideLink href={href}>{children}</OutsideLink>,
  ul: ({ children }) => <ul className="list-disc space-y-1 ps-5">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="list-decimal space-y-1 ps-6">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => (
    <blockquote className="border-s-3 border-line ps-3 text-soft">{children}</blockquote>
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
  table: ({ children }) => (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways
      tabIndex={0}
      className="overflow-x-auto print:overflow-visible"
    >
      <table className="border-collapse text-sm">{children}</table>
    </div>
  ),
  th: (props: CellProps) => (
    <th scope="col" className={classNames(cellClass(props), 'bg-sunken font-semibold')}>
      {props.children}
    </th>
  ),
  td: (props: CellProps) => <td className={cellClass(props)}>{props.children}</td>,
};

export interface RichTextProps {
  text: string;
  /** The text is still growing. */
  growing?: boolean;
}

interface BlockProps {
  text: string;
  plugins: Options['remarkPlugins'];
}

/** One finished piece of a text; drawn once while the text after it grows. */
const Block = memo(({ text, plugins }: BlockProps) => (
  <Markdown components={components} remarkPlugins={plugins}>
    {text}
  </Markdown>
));
Block.displayName = 'Block';

/**
 * Text with paragraphs, lists, tables, formulas, bold and code, as a model writes it. HTML in it stays text. In a `growing`
 * text, unfinished Markdown is closed for the moment or not shown yet.
 */
export function FormattedText({ text, growing = false }: RichTextProps) {
  const masked = maskFormulas(text, growing);
  const blocks = splitBlocks(growing ? closeHalfMarkdown(withoutHalfTable(masked)) : masked);
  const renderFormula = useLazy(formulaPart, masked.includes('\uE000'));
  const tableSyntax = useLazy(tablePart, tableLine.test(masked));
  const plugins = useMemo(
    () => [formulaNodes(renderFormula), ...(tableSyntax === null ? [] : [tableSyntax])],
    [renderFormula, tableSyntax],
  );
  return (
    <div className="grid min-w-0 gap-3 [&_:is(p,li,th,td)]:[unicode-bidi:plaintext] [&_p]:whitespace-pre-wrap">
      {blocks.map((block, index) => (
        // Blocks are only added at the end, so their index identifies them.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Block key={index} text={block} plugins={plugins} />
      ))}
    </div>
  );
}

export const renderFormattedText = (props: RichTextProps): ReactNode => <FormattedText {...props} />;
