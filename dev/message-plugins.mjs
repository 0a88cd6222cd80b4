/** What Vite and Vitest need to read the messages in the web app's code (docs/decisions/025-messages-in-the-code.md). */
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { lingui } from '@lingui/vite-plugin';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';

/**
 * The macros' own output, as far as it matters here: `{ id: '…', message: '…' }`.
 * @typedef {{ type: string, key: { name?: string }, value: { type: string, value?: unknown } }} Property
 */

/**
 * Compiles the English message that the macros leave in the code. Lingui would parse it in the browser, with a parser
 * that weighs more than the rest of Lingui, or want a compiled English catalogue before the first word is shown.
 * @param {{ types: { valueToNode: (value: unknown) => Property['value'] } }} babelApi
 */
function compileMessages({ types }) {
  /** @param {{ node: { properties: Property[], leadingComments?: { value: string }[] | null } }} path */
  const compile = ({ node }) => {
    if (!node.leadingComments?.some(({ value }) => value.trim() === 'i18n')) return;
    const message = node.properties.find(({ key }) => key?.name === 'message');
    if (typeof message?.value.value !== 'string') return;
    message.value = types.valueToNode(withoutNothing(compileMessageOrThrow(message.value.value)));
  };
  return {
    name: 'compile-messages',
    visitor: {
      Program: {
        /** @param {{ traverse: (visitor: object) => void }} program */
        exit: (program) => program.traverse({ ObjectExpression: compile }),
      },
    },
  };
}

/** The same value without what is undefined in it. @param {unknown} value */
const withoutNothing = (value) => JSON.parse(JSON.stringify(value));

/** Only files with a macro are read by Babel, which is slow. */
const messageMacros = defineRolldownBabelPreset({
  preset: () => ({
    plugins: [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }], compileMessages],
  }),
  rolldown: { filter: { code: /@lingui\/(?:core|react)\/macro/ } },
});

/** The macros of Lingui with their messages compiled, and the catalogues of other languages. Before `react()`. */
export const messagePlugins = () => [
  babel({ presets: [messageMacros], include: /\/web\/.*\.tsx?$/ }),
  lingui(),
];
