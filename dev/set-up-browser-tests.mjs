/** Builds what is out of date before the browser tests, so that they test the current sources. */
import { prepare } from './prepare.mjs';

export default () => prepare({ held: true });
