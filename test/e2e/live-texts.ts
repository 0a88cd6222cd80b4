import type { Page } from '@playwright/test';

/** The nodes of Chromium's accessibility tree, as far as these tests read them. */
interface Node {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[];
  readonly childIds?: readonly string[];
}

const isLive = ({ properties = [] }: Node): boolean =>
  properties.some(
    ({ name, value }) => name === 'live' && ['polite', 'assertive'].includes(String(value.value)),
  );

/** The texts of the page's live regions, which a screen reader announces when they appear. */
export async function liveTexts(page: Page): Promise<string[]> {
  const protocol = await page.context().newCDPSession(page);
  const { nodes } = (await protocol.send('Accessibility.getFullAXTree')) as unknown as { nodes: Node[] };
  await protocol.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textsIn = (node: Node): string[] =>
    node.role?.value === 'StaticText'
      ? [node.name?.value ?? '']
      : (node.childIds ?? []).flatMap((id) => textsIn(byId.get(id) ?? { nodeId: id, ignored: true }));
  const inside = new Set<string>();
  const mark = (node: Node | undefined): void => {
    for (const id of node?.childIds ?? []) {
      inside.add(id);
      mark(byId.get(id));
    }
  };
  const regions = nodes.filter(isLive);
  for (const region of regions) mark(region);
  // A region inside another one is read with it.
  return regions
    .filter(({ nodeId }) => !inside.has(nodeId))
    .map((region) => textsIn(region).join(' ').trim())
    .filter((text) => text !== '');
}
