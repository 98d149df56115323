import { useEffect, useState } from 'react';
import { useStorage } from '../../database/storage-context.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { keyName } from '../../ui/shortcuts.ts';
import { type RecentEntry, recentEntries } from './recent-entries.ts';
import styles from './start-page.module.css';

interface Way {
  readonly to: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

const WAYS: readonly Way[] = [
  { to: '/tasks', icon: 'task', title: 'Find a task', text: 'What models can do, with an example of each task.' },
  {
    to: '/models',
    icon: 'model',
    title: 'Get code for a model',
    text: 'Load it with its library, or call it at a provider.',
  },
  { to: '/chat', icon: 'chat', title: 'Chat with a model', text: 'Try a question, or compare models side by side.' },
  {
    to: '/run/text-to-image',
    icon: 'image',
    title: 'Make an image',
    text: 'Fill in a form and run it: this and every other task.',
  },
  {
    to: '/templates',
    icon: 'braces',
    title: 'Repair a chat template',
    text: 'See the output while you type, and errors where they are.',
  },
  {
    to: '/gallery',
    icon: 'grid',
    title: 'Embed a panel',
    text: 'React components for your own pages, with their code.',
  },
];

/** The start page: available features and recent work. */
export function StartPage() {
  const storage = useStorage();
  const [recent, setRecent] = useState<readonly RecentEntry[]>();
  useEffect(() => {
    let isCurrent = true;
    const load = async () => recentEntries(await storage.list('chats'), await storage.list('jobs'));
    const show = () => void load().then((entries) => isCurrent && setRecent(entries));
    show();
    const ends = [storage.watch('chats', show), storage.watch('jobs', show)];
    return () => {
      isCurrent = false;
      for (const end of ends) end();
    };
  }, [storage]);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>What do you want to do?</h1>
        <p>
          Everything here runs on this machine, on an emulator, until you enter a token.{' '}
          <span className={styles.keys}>
            Press{' '}
            <span className={styles.together}>
              <kbd>{keyName('Mod')}</kbd> <kbd>K</kbd>
            </span>{' '}
            to search pages, tasks, models and commands.
          </span>
        </p>
      </header>
      <ul className={styles.ways}>
        {WAYS.map(({ to, icon, title, text }) => (
          <li key={to} className={styles.way}>
            <Icon name={icon} />
            <h2>
              <a href={to}>{title}</a>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <section className={styles.recent} aria-labelledby="recent">
        <h2 id="recent">Recent</h2>
        {recent?.length === 0 && <p>Chats and jobs of this browser appear here.</p>}
        <ul>
          {recent?.map(({ id, to, title, kind }) => (
            <li key={id}>
              <a className={styles.entry} href={to}>
                {title}
              </a>{' '}
              <span>{kind}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
