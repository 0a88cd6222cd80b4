import { flushSync } from 'react-dom';
import type { Language } from '../ui/page-language.ts';
import { activateLanguage } from './language.ts';
import { loadTranslation } from './translations.ts';

/** A node of React's own tree, with the fields that are used here. */
interface Fiber {
  memoizedProps: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/**
 * Makes React see changed props in each node, so that the next rendering skips none of them. A memoized
 * component compares the names and values of its props, so an additional prop is enough to make it render.
 * Its state stays.
 */
function renewProps(parent: Fiber): void {
  for (let fiber = parent.child; fiber !== null; fiber = fiber.sibling) {
    const props = fiber.memoizedProps;
    if (Array.isArray(props)) fiber.memoizedProps = [...props];
    else if (typeof props === 'object' && props !== null)
      fiber.memoizedProps = { ...props, 'data-renewed': true };
    renewProps(fiber);
  }
}

/** The tree that React shows now. React stores it in the root element, under a key with a random ending. */
function fibersOf(root: HTMLElement): Fiber | undefined {
  const containerKey = Object.keys(root).find((key) => key.startsWith('__reactContainer$'));
  const container = (root as unknown as Record<string, { stateNode: { current: Fiber } } | undefined>)[
    containerKey ?? ''
  ];
  return container?.stateNode.current;
}

/**
 * Lets the gallery (`npm run shots`) show an open page in another language by `showLanguage('es')`. The
 * product loads the page again instead. In a test, that would lose open dialogs, typed text and a growing
 * answer. A sentence that is in a component's state stays in the language in which it was made.
 */
export async function offerLanguages(root: HTMLElement, render: () => void): Promise<void> {
  // Loaded now, since a test may take the page offline.
  await loadTranslation.es();
  const showLanguage = async (language: Language) => {
    await activateLanguage(language, [language]);
    const fibers = fibersOf(root);
    if (fibers === undefined) throw new Error('React has changed how it marks its root.');
    renewProps(fibers);
    flushSync(render);
  };
  Object.assign(globalThis, { showLanguage });
}
