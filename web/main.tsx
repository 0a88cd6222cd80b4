import { z } from 'zod';
import { applyStoredTheme } from './app/theme.ts';

applyStoredTheme();

// The page's security policy forbids code made from text; zod would try it, and each try is reported. This must
// stand before the first schema is made, so the app is loaded after it.
z.config({ jitless: true });
void import('./app/start.tsx');
