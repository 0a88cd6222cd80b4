/** Builds what is out of date before the browser tests: they run the product as its sources are. */
import { prepare } from './prepare.mjs';

export default () => prepare({ held: true });
