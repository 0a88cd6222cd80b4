import { createContext } from 'react';

/**
 * The uid of the teacher whose dashboard is shown; empty elsewhere. The page provides it, since only the
 * identity room knows who is signed in.
 */
export const OwnUidContext = createContext('');
