import { afterEach, beforeEach } from 'vitest';
import { beginTest, endTest } from './open-page.tsx';

// This file runs for each file of tests, unlike the modules that they share.
beforeEach(beginTest);
afterEach(endTest);
