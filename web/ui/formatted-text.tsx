import { memo, type ReactNode, useEffect, useMemo } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import { maskFormulas } from '../../markdown/formula-source.ts';
import { meantPieces } from '../../markdown/meant-pieces.ts';
import { hasRightToLeft } from '../../markdown/right-to-left.ts';
import { blockNodes, plainUnderlines, topHeading } from './block-nodes.ts';
import { classNames } from './class-names.ts';
import { CodeBlock, GrowingBlock } from './code-block.tsx';
import { copyFormulas } from './copy-formulas.ts';
import { cutText, type DrawnBlock, fencedCode, withinShare, workOf } from './drawing-budget.ts';
import { formulaNodes } from './formula-nodes.ts';
import { hasOpenFence, splitBlocks, withoutHalfMarks, withoutHalfTable } from './half-markdown.ts';
import { lazyPart } from './lazy-part.ts';
import { OutsideLink } from './outside-link.tsx';
import { sumNodes } from './sum-nodes.ts';
import { useLazy } from './use-lazy.ts';
import { useShare } from './use-share.ts';

/**
 * The code for formulas and the code for tables. Both load with the first use, since formulas and tables are
 * rare and the code for formulas is larger than the page.
 */
export const formulaPart = lazyPart(async () => (await import('./formula.ts')).renderFormula);
export const tablePart = lazyPart(async () => (await import('./table-syntax.ts')).tableSyntax);

/**
 * A line that begins with a pipe and contains another one, or the line below the head of a table, such as
 * `---|---`.
 */
const tableLine = /^[ \t>]*(?:\|.*\||:?-+:?[ \t]*\|)/m;

/** The class of a cell by the alignment that the parser gives it. */
const sides: Readonly<Record<string, string>> = { center: 'text-center', right: 'text-right' };

interface CellProps {
  style?: { textAlign?: string };
  children?: ReactNode;
}

const cellClass = ({ style }: CellProps) =>
  classNames('border border-line px-3 py-1.5 align-top', sides[style?.textAlign ?? ''] ?? 'text-start');

/** The part of the parser's tree from which a code block is drawn. */
interface CodeNode {
  children: readonly {
    type: string;
    value?: string;
    properties?: { className?: unknown };
    children?: CodeNode['children'];
  }[];
}

const textOf = (nodes: CodeNode['children']): string =>
  nodes.map(({ value, children }) => value ?? textOf(children ?? [])).join('');

function codeOf(pre: CodeNode | undefined): { code: string; language: string } {
  // The parser gives the word after the opening fence as a class: 'language-python'.
  const [code] = pre?.children ?? [];
  const [name] = Array.isArray(code?.properties?.className) ? code.properties.className : [];
  return {
    code: textOf(code?.children ?? []).replace(/\n$/, ''),
    language: typeof name === 'string' ? name.replace(/^language-/, '') : '',
  };
}

const components: Components = {
  h3: ({ children, dir }) => (
    <h3 dir={dir} className="text-lg font-semibold">
      {children}
    </h3>
  ),
  h4: ({ children, dir }) => (
    <h4 dir={dir} className="font-semibold">
      {children}
    </h4>
  ),
  h5: ({ children, dir }) => (
    <h5 dir={dir} className="font-semibold text-soft">
      {children}
    </h5>
  ),
  h6: ({ children, dir }) => (
    <h6 dir={dir} className="text-sm font-semibold text-soft">
      {children}
    </h6>
  ),
  // An image would load from another server, so only its description is shown.
  img: ({ alt }) => <span>{alt}</span>,
  a: ({ href, children }) => <OutsideLink href={href}>{children}</OutsideLink>,
  ul: ({ children, dir }) => (
    <ul dir={dir} className="list-disc space-y-1 ps-5">
      {children}
    </ul>
  ),
  ol: ({ children, start, dir, className = 'list-decimal' }) => (
    <ol start={start} dir={dir} className={classNames(className, 'space-y-1 ps-6')}>
      {children}
    </ol>
  ),
  blockquote: ({ children, dir }) => (
    <blockquote dir={dir} className="border-s-3 border-line ps-3 text-soft">
      {children}
    </blockquote>
  ),
  hr: () => <hr className="border-line" />,
  pre: ({ node }) => <CodeBlock {...codeOf(node)} />,
  code: ({ children }) => (
    <code dir="ltr" translate="no" className="rounded-sm bg-sunken px-1 py-0.5 font-mono text-[0.92em]">
      {children}
    </code>
  ),
  // The scrollable block must be reachable by keyboard.
  table: ({ children }) => (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways
      tabIndex={0}
      className="scroll-edges overflow-x-auto print:overflow-visible"
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

interface BlockProps extends DrawnBlock {
  plugins: Options['remarkPlugins'];
  /** Whether the code at its end is still being written. */
  growing: boolean;
}

/**
 * A line of words: nothing in it can be Markdown, an address or a formula, nor a sum unless it is from right to left. Most of what tutors write is like
 * that, and parsing it took a fifth of the time in which a conversation opens.
 */
const words = /^\p{L}[\p{L}\p{M}\p{N} ,.;:?!'’"“”()…–%]*$/u;
const isWords = (text: string): boolean => words.test(text) && !hasRightToLeft(text);

/** One block of a text. Finished blocks are not drawn again while the text after them grows. */
const Block = memo(({ text, isPlain, plugins, growing }: BlockProps) => {
  if (isPlain || isWords(text)) return <p dir="auto">{text.trimEnd()}</p>;
  const code = fencedCode(text);
  return (
    <GrowingBlock value={growing}>
      {code === null ? (
        <Markdown components={components} remarkPlugins={plugins}>
          {text}
        </Markdown>
      ) : (
        <CodeBlock {...code} />
      )}
    </GrowingBlock>
  );
});
Block.displayName = 'Block';

function usePlugins(
  top: number,
  renderFormula: ReturnType<typeof formulaPart.now>,
  tableSyntax: ReturnType<typeof tablePart.now>,
  isRightToLeft: boolean,
): Options['remarkPlugins'] {
  return useMemo(
    () => [
      plainUnderlines,
      blockNodes(top),
      formulaNodes(renderFormula),
      ...(tableSyntax === null ? [] : [tableSyntax]),
      ...(isRightToLeft ? [sumNodes] : []),
    ],
    [top, renderFormula, tableSyntax, isRightToLeft],
  );
}

/** The blocks of a text, plain where the page has no work left for them. */
function useBlocks(text: string, growing: boolean): DrawnBlock[] {
  const [beginning, rest] = cutText(text);
  const grows = growing && rest === '';
  const masked = maskFormulas(meantPieces(beginning, { growing: grows }));
  const blocks = splitBlocks(grows ? withoutHalfMarks(withoutHalfTable(masked)) : masked).map((block) => ({
    text: block,
    work: isWords(block) ? 1 : workOf(block),
  }));
  const work = blocks.reduce((sum, block) => sum + block.work, 0);
  const drawn = withinShare(blocks, useShare(work, growing));
  return rest === '' ? drawn : [...drawn, { text: rest, isPlain: true }];
}

/**
 * Text with paragraphs, lists, tables, formulas, bold and code, as a model writes it. HTML in it stays text.
 * In a `growing` text, unfinished Markdown is closed for the moment or not shown yet.
 */
export function FormattedText({ text, growing = false }: RichTextProps) {
  const blocks = useBlocks(text, growing);
  const drawn = blocks.filter(({ isPlain }) => !isPlain).map((block) => block.text);
  const masked = drawn.join('\n\n');
  // Each masked formula begins with U+E000.
  const renderFormula = useLazy(formulaPart, masked.includes('\uE000'));
  const tableSyntax = useLazy(tablePart, tableLine.test(masked));
  useEffect(() => {
    // However often it is added, the browser calls a listener once.
    if (renderFormula !== null) document.addEventListener('copy', copyFormulas);
  }, [renderFormula]);
  const plugins = usePlugins(topHeading(drawn), renderFormula, tableSyntax, hasRightToLeft(masked));
  return (
    <div className="grid min-w-0 gap-3 [&_:is(p,li,th,td,h3,h4,h5,h6)]:[unicode-bidi:plaintext] [&_p]:whitespace-pre-wrap">
      {blocks.map((block, index) => (
        // Blocks are only added at the end, so their index identifies them.
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          {...block}
          plugins={plugins}
          growing={growing && index === blocks.length - 1 && hasOpenFence(block.text)}
        />
      ))}
    </div>
  );
}

/** `FormattedText` as a function, which can be called as soon as it has loaded (formatted-text-part.ts). */
export const renderFormattedText = (props: RichTextProps): ReactNode => <FormattedText {...props} />;
