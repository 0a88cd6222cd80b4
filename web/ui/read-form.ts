import type { z } from 'zod';
import { translated } from './translated.ts';
import { FormRefusal, refusalOf } from './use-form.ts';

/**
 * Parses the values of a form with the schema that the server uses.
 * @throws FormRefusal with the sentence of each field beside it, in the order of the schema
 */
export function readFields<Schema extends z.ZodType>(schema: Schema, values: object): z.output<Schema> {
  const read = schema.safeParse(values);
  if (read.success) return read.data;
  const beside: Record<string, string> = {};
  for (const { path, message } of read.error.issues) beside[String(path[0])] ??= translated(message);
  throw refusalOf(beside) ?? read.error;
}

/**
 * Does the same with one sentence for the whole form: the first one of `order`, otherwise the first field's.
 * @throws FormRefusal with that sentence and every field that it is about
 */
export function readWhole<Schema extends z.ZodType>(
  schema: Schema,
  values: object,
  order: readonly string[] = [],
): z.output<Schema> {
  const read = schema.safeParse(values);
  if (read.success) return read.data;
  const { issues } = read.error;
  const said = issues.map(({ message }) => message);
  const message = order.find((sentence) => said.includes(sentence)) ?? said[0] ?? '';
  const fields = issues.filter((issue) => issue.message === message).map(({ path }) => String(path[0]));
  throw new FormRefusal(translated(message), { fields: [...new Set(fields)] });
}

/** A form's schema with a field `confirmation`, in which another field is typed a second time. */
export const typedTwice = <Schema extends z.ZodObject>(
  schema: Schema,
  name: string,
  sentence: string,
): Schema =>
  schema.check(({ value, issues }) => {
    if (value[name] === value.confirmation) return;
    for (const each of ['confirmation', name])
      issues.push({ code: 'custom', message: sentence, path: [each], input: value });
  });
