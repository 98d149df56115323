import './design/tokens.css';
import './design/base.css';
import '@fontsource-variable/inter/wght.css';
import '@hubkit/react/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createAppRouter, loadFirstPage } from './app/router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root for the workbench.');
const router = createAppRouter();
loadFirstPage(router);
createRoot(root).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
);
