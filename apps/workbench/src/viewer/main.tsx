import '../design/tokens.css';
import '../design/base.css';
import '@fontsource-variable/inter/wght.css';
import '@hubkit/react/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Viewer } from './viewer.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root for the viewer.');
createRoot(root).render(
  <StrictMode>
    <Viewer />
  </StrictMode>,
);
