import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import styles from './code-block.module.css';
import { CopyButton } from './copy-button.tsx';
import { CodeText } from './highlight/code-text.tsx';
import { SCROLL_REGION } from './scroll-region.ts';

/** Names of languages, by what blocks of code are marked with. */
const NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  html: 'HTML',
  javascript: 'JavaScript',
  jinja: 'Jinja',
  js: 'JavaScript',
  json: 'JSON',
  py: 'Python',
  python: 'Python',
  sh: 'Shell',
  text: 'Text',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  typescript: 'TypeScript',
};

/** A block of code with its language and a button to copy it. */
export function CodeBlock({ children }: { readonly children: ReactNode }) {
  const { language, text } = read(children);
  return (
    <figure className={styles.block}>
      <figcaption className={styles.bar}>
        <span>{NAMES[language] ?? (language || 'Text')}</span>
        <CopyButton text={text} label="Copy code" />
      </figcaption>
      <pre className={styles.code} {...SCROLL_REGION}>
        {isValidElement(children) && text !== ''
          ? cloneElement(children as ReactElement<CodeProps>, {}, <CodeText code={text} language={language} />)
          : children}
      </pre>
    </figure>
  );
}

interface CodeProps {
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Markdown hands over one `code` element with the language in its class name. */
function read(children: ReactNode): { language: string; text: string } {
  if (!isValidElement<CodeProps>(children)) return { language: '', text: '' };
  const { className = '', children: code } = children.props;
  return { language: /language-([\w+#-]+)/.exec(className)?.[1] ?? '', text: typeof code === 'string' ? code : '' };
}
