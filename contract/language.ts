import { z } from 'zod';

/** The languages of the product's own words. */
export const language = z.enum(['en', 'es']);
export type Language = z.infer<typeof language>;
