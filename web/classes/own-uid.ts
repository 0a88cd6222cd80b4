import { createContext } from 'react';

/** The uid of the teacher whose dashboard is shown; empty elsewhere. The page sets it, since only the identity room knows it. */
export const OwnUidContext = createContext('');
