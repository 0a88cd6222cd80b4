export { type ActName, acts } from '../../../contract/acts.ts';
