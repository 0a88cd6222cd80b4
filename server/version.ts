import { version as ofPackage } from '../package.json' with { type: 'json' };

/** The version of the product, which reports name. */
export const version: string = ofPackage;
