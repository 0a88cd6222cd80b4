/**
 * Stands in the web app for the part of zod that describes schemas as JSON (vite.config.ts). Only the server
 * does that, so nobody has to load 5 kB for it at the first visit.
 */

const refuse = (): never => {
  throw new Error('Only the server describes schemas as JSON.');
};

export const toJSONSchema = () => refuse();
export const createToJSONSchemaMethod = () => refuse;
export const createStandardJSONSchemaMethod = () => refuse;
