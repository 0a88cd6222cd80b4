import { createContext } from 'react';

/** The account of the teacher whose dashboard it is, which the room of accounts knows; empty without one. */
export const OwnUidContext = createContext('');
