import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

interface Extensions {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/**
 * Adds tables to the Markdown syntax, and nothing else of GitHub's dialect: ~ does not strike words out, and
 * bare addresses become links in block-nodes.ts instead.
 */
export function tableSyntax(this: { data(): object }): void {
  const data: Extensions = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
}
