import { checkAnswer } from '../../../run/check-answer.ts';
import styles from './message-footer.module.css';

/** Shows the result of checking an answer against its schema. */
export function SchemaMark({ answer, schema }: { readonly answer: string; readonly schema: string }) {
  const problem = checkAnswer(answer, schema);
  if (problem === undefined) return <span className={styles.good}>Matches the schema</span>;
  return <span className={styles.mark}>{`Does not match the schema: ${problem}`}</span>;
}
