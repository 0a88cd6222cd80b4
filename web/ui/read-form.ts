import type { z } from 'zod';
import { FormRefusal, refusalOf } from './form-refusal.ts';
import { translated } from './translated.ts';

/**
 * Parses the values of a form with the schema that the server uses.
 * @throws FormRefusal with the sentence of each field beside it, in the order of the schema
 */
export function readFields<Schema extends z.ZodType>(schema: Schema, values: object): z.output<Schema> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const beside: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) beside[String(path[0])] ??= translated(message);
  throw refusalOf(beside) ?? parsed.error;
}

/**
 * Does what `readFields` does, but with one sentence for the whole form.
 * @param order the sentences that come first, if several apply; without one of them the first field's
 * sentence is taken
 * @throws FormRefusal with that sentence and every field that it is about
 */
export function readWhole<Schema extends z.ZodType>(
  schema: Schema,
  values: object,
  order: readonly string[] = [],
): z.output<Schema> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const messages = issues.map(({ message }) => message);
  const message = order.find((sentence) => messages.includes(sentence)) ?? messages[0] ?? '';
  const fields = issues.filter((issue) => issue.message === message).map(({ path }) => String(path[0]));
  throw new FormRefusal(translated(message), { fields: [...new Set(fields)] });
}

/**
 * A form's schema with a field `confirmation`, in which another field is typed a second time.
 * @param name the field that is typed twice
 * @param sentence the sentence for both fields when they differ
 */
export const typedTwice = <Schema extends z.ZodObject>(
  schema: Schema,
  name: string,
  sentence: string,
): Schema =>
  schema.check(({ value, issues }) => {
    if (value[name] === value.confirmation) return;
    for (const field of ['confirmation', name])
      issues.push({ code: 'custom', message: sentence, path: [field], input: value });
  });
