import type { z } from 'zod';

/** Texts and numbers of which every schema of the contract allows one: empty, a moment, the bytes of a key. */
const plainest = [
  '',
  0,
  1,
  '1970-01-01T00:00:00.000Z',
  '1970-01-01',
  `${'A'.repeat(43)}=`,
  'a@b.example',
  'https://a.example/',
];

/**
 * The emptiest value that a schema allows: empty lists and texts, null where it may be, no optional field. Only what a test
 * is about has to be written then.
 */
export function emptyValue(schema: z.ZodType): unknown {
  const { def } = schema as unknown as { def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([, field]) => !(field as z.ZodType).safeParse(undefined).success)
          .map(([name, field]) => [name, emptyValue(field as z.ZodType)]),
      );
    case 'array':
    case 'tuple':
      return [];
    case 'record':
      return {};
    case 'nullable':
    case 'null':
      return null;
    case 'string':
    case 'number':
      return plainest.find((value) => schema.safeParse(value).success);
    case 'boolean':
      return false;
    case 'literal':
      return def.values[0];
    case 'enum':
      return Object.values(def.entries)[0];
    case 'union':
      return emptyValue(def.options[0] as z.ZodType);
    case 'default':
    case 'optional':
    case 'readonly':
    case 'nonoptional':
    case 'prefault':
    case 'catch':
      return emptyValue(def.innerType as z.ZodType);
    case 'pipe':
      return emptyValue(def.in as z.ZodType);
    default:
      throw new Error(`There is no empty value for a schema of the kind “${def.type}”.`);
  }
}
