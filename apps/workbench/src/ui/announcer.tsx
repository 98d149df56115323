import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

const AnnounceContext = createContext<(message: string) => void>(() => {});

/** Lets everything inside speak to screen readers through one polite region. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState({ text: '', count: 0 });
  // The same words twice are only read twice when the node changes.
  const announce = useCallback((text: string) => setMessage(({ count }) => ({ text, count: count + 1 })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="visually-hidden" role="status">
        <span key={message.count}>{message.text}</span>
      </div>
    </AnnounceContext>
  );
}

/** Announces a message to screen readers. */
export function useAnnounce(): (message: string) => void {
  return useContext(AnnounceContext);
}
