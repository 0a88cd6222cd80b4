/**
 * Plugins with which Vite and Vitest compile the messages in the web app's code
 * (docs/decisions/18-languages-and-words.md).
 */
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { lingui } from '@lingui/vite-plugin';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';

/**
 * The relevant part of the macros' output: `{ id: '…', message: '…' }`.
 * @typedef {{ type: string, key: { name?: string }, value: { type: string, value?: unknown } }} Property
 */

/**
 * Compiles the English messages that the macros leave in the code. Otherwise Lingui would parse them in the
 * browser, with a parser larger than the rest of Lingui, or need a compiled English catalogue before the
 * first render.
 * @param {{ types: { valueToNode: (value: unknown) => Property['value'] } }} babelApi
 */
function compileMessages({ types }) {
  /** @param {{ node: { properties: Property[], leadingComments?: { value: string }[] | null } }} path */
  const compile = ({ node }) => {
    // The macros put the comment /*i18n*/ before each message.
    if (!node.leadingComments?.some(({ value }) => value.trim() === 'i18n')) return;
    const message = node.properties.find(({ key }) => key?.name === 'message');
    if (typeof message?.value.value !== 'string') return;
    message.value = types.valueToNode(withoutUndefined(compileMessageOrThrow(message.value.value)));
  };
  return {
    name: 'compile-messages',
    visitor: {
      Program: {
        /** @param {{ traverse: (visitor: object) => void }} program */
        // On leaving the file, since its macros have been replaced by then.
        exit: (program) => program.traverse({ ObjectExpression: compile }),
      },
    },
  };
}

/** The value without undefined properties. @param {unknown} value */
const withoutUndefined = (value) => JSON.parse(JSON.stringify(value));

/** Babel is slow, so it reads only files with a macro. */
const messageMacros = defineRolldownBabelPreset({
  preset: () => ({
    plugins: [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }], compileMessages],
  }),
  rolldown: { filter: { code: /@lingui\/(?:core|react)\/macro/ } },
});

/**
 * The plugins that compile the macros of Lingui with their messages, and the catalogues of other languages.
 * They have to come before `react()`.
 */
export const messagePlugins = () => [
  babel({ presets: [messageMacros], include: /\/web\/.*\.tsx?$/ }),
  lingui(),
];
