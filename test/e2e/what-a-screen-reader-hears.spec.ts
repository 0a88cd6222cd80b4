import type { Page } from '@playwright/test';
import { startLesson } from '../people.ts';
import { ask, conversation, enter } from './in-the-browser.ts';
import { expect, test } from './product.ts';

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
async function liveTexts(page: Page): Promise<string[]> {
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
  return regions
    .filter(({ nodeId }) => !inside.has(nodeId))
    .map((region) => textsIn(region).join(' ').trim())
    .filter((text) => text !== '');
}

/** The texts that are announced now and were not announced before, each as often as it was added. */
function announced(before: readonly string[], now: readonly string[]): string[] {
  const left = [...before];
  return now.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test(`an answer is announced twice, when it is on its way and when it is finished, at ${viewport.width} px`, async ({
    product,
    model,
    openBrowser,
  }) => {
    const { student, session } = await startLesson(product);
    const page = await openBrowser('student', { viewport });
    await student.ask(session.id, 'What was first?');
    await enter(page, student, `/session/${session.id}/chat`);
    await expect(conversation(page)).toContainText('What was first?');
    model.script({
      steps: [
        { gate: 'first' },
        { delta: 'Think of a door that opens. ' },
        { gate: 'second' },
        { delta: 'How far does it turn? ' },
        { gate: 'third' },
        { delta: 'And then?' },
        { finish: 'stop' },
      ],
    });
    const silence = await liveTexts(page);
    await ask(page, 'What is an angle?');
    await expect(conversation(page)).toContainText('Thinking…');
    const asked = await liveTexts(page);
    expect(announced(silence, asked)).toEqual(['Your message was sent. The answer is on its way.']);

    model.open('first');
    await expect(conversation(page)).toContainText('Think of a door that opens.');
    expect(announced(silence, await liveTexts(page))).toEqual(announced(silence, asked));
    model.open('second');
    await expect(conversation(page)).toContainText('How far does it turn?');
    expect(announced(silence, await liveTexts(page))).toEqual(announced(silence, asked));

    model.open('third');
    await expect(conversation(page)).toContainText('And then?');
    await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
    const finished = announced(asked, await liveTexts(page));
    expect(finished).toHaveLength(1);
    expect(finished[0]).toContain('Think of a door that opens. How far does it turn? And then?');
  });
