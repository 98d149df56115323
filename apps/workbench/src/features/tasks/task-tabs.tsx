import { LinkTabs } from '../../ui/link-tabs.tsx';

interface TaskTabsProps {
  readonly task: string;
  readonly current: '/tasks/$task' | '/tasks/$task/try';
}

const TABS = [
  ['/tasks/$task', 'About'],
  ['/tasks/$task/try', 'Try'],
] as const;

/** The two pages of a task: what it is, and its form. */
export function TaskTabs({ task, current }: TaskTabsProps) {
  return <LinkTabs label="Task views" items={TABS} current={current} params={{ task }} />;
}
