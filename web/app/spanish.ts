import { messages } from '../locales/es.po';
import { contractMessages, refusalMessages } from './contract-messages.ts';

/** All that a page in Spanish loads before its first render, in one file. */
export { contractMessages, messages, refusalMessages };
