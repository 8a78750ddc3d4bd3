import 'virtual:tokens.css';
import './theme/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { boot } from './app/boot.js';
import { App } from './app/App.js';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');
const element = root;

void boot().then(() => {
  const page = createRoot(element);
  // In slices: a slow phone answers to a touch meanwhile.
  startTransition(() => {
    page.render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  });
});
