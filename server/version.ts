import { version as ofPackage } from '../package.json' with { type: 'json' };

/** The version of the product. Reports and metrics name it. */
export const version: string = ofPackage;
