/**
 * Finds texts of the web app that people would read in English in every language
 * (docs/decisions/18-languages-and-words.md).
 */
import ts from 'typescript';

/** Attributes and properties whose values a component shows or a screen reader reads out. */
const textNames =
  /^(?:alt|aria-(?:description|label|placeholder|roledescription|valuetext)|busyLabel|confirmLabel|description|empty|fallback|hint|label|lead|message|placeholder|purpose|question|reason|says|submitLabel|text|title|word)$/;

/** Attributes whose values are never shown. */
const programNames = /^(?:className|d|rel|style|viewBox|data-.*)$/;

/**
 * Words that are the same in every language: the product's name, formats, protocol words, names of languages.
 */
const sameInAllLanguages =
  /^[\s·…]*(?:Lyceum|CSV|Excel|JSON|English|Español|Bearer|Mathematics|Aa0|Bash|Java|JavaScript|Kotlin|PHP|Python|TypeScript)[\s·…]*$/;

/** The macros that translate at once. Outside of a function they would run before the language is known. */
const immediateMacros = new Set(['t', 'plural', 'select', 'selectOrdinal']);
const macros = new Set([...immediateMacros, 'msg', 'defineMessage']);
const macroElements = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

/**
 * The texts in one file that are not in a macro, and those that are read before the language is known.
 * @param {string} fileName
 * @param {string} source
 * @returns {{ line: number, text: string }[]}
 */
export function untranslated(fileName, source) {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  /** @type {{ line: number, text: string }[]} */
  const found = [];
  /** @param {ts.Node} node @param {string} text */
  const report = (node, text) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push({ line: line + 1, text: text.replace(/\s+/g, ' ').trim() });
  };
  /** @param {ts.Node} node @param {boolean} shown whether a text at this node is shown to people */
  const visit = (node, shown) => {
    const macro = macroOf(node);
    if (macro !== null) {
      if (immediateMacros.has(macro) && !isInFunction(node)) report(node, `too early: ${node.getText(file)}`);
      return;
    }
    if (isForPrograms(node)) return;
    const text = textOf(node);
    if (text !== null && (shown || ts.isJsxText(node) ? hasLetters(text) : readsLikeText(text)))
      report(node, text);
    node.forEachChild((child) => visit(child, isShown(child, shown)));
  };
  visit(file, false);
  return found;
}

/**
 * The faults of the page itself: its texts that no catalogue has, and the languages in which its `noscript`
 * sentence is missing. That sentence is for browsers without JavaScript, so the page contains it in every
 * language.
 * @param {string} source the page's HTML
 * @param {readonly string[]} locales
 * @returns {string[]}
 */
export function untranslatedPage(source, locales) {
  const noscript = /<noscript>(.*?)<\/noscript>/s.exec(source)?.[1] ?? '';
  const rest = source.replace(noscript, '').replace(/<!--.*?-->|<[^>]*>/gs, ' ');
  return [
    ...(hasLetters(rest) ? [rest.replace(/\s+/g, ' ').trim()] : []),
    ...locales
      .filter((locale) => !new RegExp(`<p lang="${locale}">[^<]*\\p{L}`, 'u').test(noscript))
      .map((locale) => `nothing in “${locale}” for a browser without JavaScript`),
  ];
}

/** A literal's text, with … for each inserted value; null for other nodes. @param {ts.Node} node */
function textOf(node) {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

/** @param {string} text */
const hasLetters = (text) => /\p{L}/u.test(text) && !sameInAllLanguages.test(text);

/**
 * Whether a literal reads like words for a person: several words, or one with a capital.
 * @param {string} text
 */
const readsLikeText = (text) =>
  hasLetters(text) &&
  !isClassList(text) &&
  !isDrawing(text) &&
  (/\p{L}[^\s\p{L}]*\s+\S*\p{L}/u.test(text) || /^\s*\p{Lu}\p{Ll}+\P{L}*$/u.test(text));

/** The path of an icon, such as "M4 12h16". @param {string} text */
const isDrawing = (text) => /^M[\d\sA-Za-z.,…-]*\d[\d\sA-Za-z.,-]*$/.test(text);

/**
 * Class names of the style sheet: at least half of them have a hyphen, a colon, a bracket or a digit.
 * @param {string} text
 */
function isClassList(text) {
  const classes = text.replaceAll('…', '').trim().split(/\s+/);
  const unlikeWords = classes.filter((name) => /^[-!*@&[a-z].*[-:[\d]/.test(name));
  return (
    classes.every((name) => /^[-!*@&[a-z][\x21-\x7e]*$/.test(name)) &&
    unlikeWords.length * 2 >= classes.length
  );
}

/** The name of the macro that a node calls, or null. @param {ts.Node} node @returns {string | null} */
function macroOf(node) {
  if (ts.isTaggedTemplateExpression(node)) return nameAmong(node.tag, macros);
  if (ts.isCallExpression(node)) return nameAmong(node.expression, macros);
  if (ts.isJsxElement(node)) return nameAmong(node.openingElement.tagName, macroElements);
  return ts.isJsxSelfClosingElement(node) ? nameAmong(node.tagName, macroElements) : null;
}

/** @param {ts.Node} node @param {ReadonlySet<string>} names */
const nameAmong = (node, names) => (ts.isIdentifier(node) && names.has(node.text) ? node.text : null);

/** @param {ts.Node} node @returns {boolean} */
const isInFunction = ({ parent }) =>
  parent !== undefined && (ts.isFunctionLike(parent) || isInFunction(parent));

/**
 * Whether no person reads a text at this node, such as a type or a compared value.
 * @param {ts.Node} node
 * @returns {boolean}
 */
function isForPrograms(node) {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isJsxAttribute(node)) return programNames.test(node.name.getText());
  // Errors are for developers; people read a message instead.
  if (ts.isNewExpression(node)) return node.expression.getText() === 'Error';
  if (ts.isCallExpression(node)) return /(?:^classNames|\.split)$/.test(node.expression.getText());
  const { parent } = node;
  if (parent === undefined) return false;
  if (ts.isBinaryExpression(parent)) return isCompared(parent) || isDeveloperName(parent);
  return (
    ts.isElementAccessExpression(parent) ||
    ts.isCaseClause(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  );
}

/** @param {ts.BinaryExpression} comparison */
const isCompared = ({ operatorToken }) => /^[!=]==$/.test(operatorToken.getText());

/** Whether it sets the name of a component in developer tools. @param {ts.BinaryExpression} assignment */
const isDeveloperName = ({ left }) => left.getText().endsWith('.displayName');

/**
 * Whether a text at this node is shown, given whether its parent is.
 * @param {ts.Node} node
 * @param {boolean} shown
 */
function isShown(node, shown) {
  const { parent } = node;
  if (ts.isJsxAttribute(node)) return textNames.test(node.name.getText());
  if (ts.isPropertyAssignment(node)) return textNames.test(node.name.getText().replaceAll("'", ''));
  if (ts.isJsxExpression(node)) return shown || !ts.isJsxAttribute(parent);
  // The results of a condition are shown, the condition itself is not.
  if (ts.isConditionalExpression(parent)) return shown && parent.condition !== node;
  if (ts.isBinaryExpression(parent)) return shown && parent.right === node;
  if (ts.isJsxExpression(parent) || ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent))
    return shown;
  return (
    shown && (ts.isParenthesizedExpression(parent) || ts.isTemplateSpan(node) || ts.isTemplateSpan(parent))
  );
}
