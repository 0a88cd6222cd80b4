import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { logFailure } from '../api/log.ts';
import { App } from './app.tsx';
import { startLanguage } from './language.ts';
import { keepTranslatedPage } from './translated-page.ts';

keepTranslatedPage();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id root.');
const reactRoot = createRoot(root, { onCaughtError: logFailure });
// Not awaited at the top level: the built file of a language imports from the built file of this module, and
// the two would wait for each other.
void startLanguage().then(() =>
  reactRoot.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
