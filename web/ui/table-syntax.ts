import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

interface Extensions {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/**
 * Lets Markdown know tables. Of GitHub's dialect nothing else is wanted: a lone ~ strikes nothing out, and a bare
 * address makes no link.
 */
export function tableSyntax(this: { data(): object }): void {
  const data: Extensions = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
}
