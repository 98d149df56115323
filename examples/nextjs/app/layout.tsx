import type { ReactNode } from 'react';
import '@hubkit/react/chat-panel.css';
import '@hubkit/react/result-view.css';

export const metadata = { title: 'A chat with pictures', icons: 'data:,' };

const style = { maxWidth: '44rem', margin: '0 auto', padding: '1rem', fontFamily: 'system-ui' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" style={{ colorScheme: 'light dark' }}>
      <body style={style}>{children}</body>
    </html>
  );
}
