import 'virtual:tokens.css';
import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { boot } from './app/boot.js';
import { App } from './app/App.js';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');
const element = root;

void boot().then(() => {
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
});
