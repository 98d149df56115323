import { schemaProblem } from '@hubkit/bulk/evaluate';
import { useEffect, useState } from 'react';
import { follow } from '../../../state/follow.ts';
import styles from './message-footer.module.css';

interface SchemaMarkProps {
  readonly answer: string;
  readonly schema: string;
}

/** Shows the result of checking an answer against its schema; nothing for one that is no schema. */
export function SchemaMark({ answer, schema }: SchemaMarkProps) {
  const [checked, setChecked] = useState<{ readonly problem: string | undefined }>();
  useEffect(() => {
    setChecked(undefined);
    return follow(
      checkText(answer, schema),
      (problem) => setChecked({ problem }),
      () => {},
    );
  }, [answer, schema]);
  if (!checked) return null;
  if (checked.problem === undefined) return <span className={styles.good}>Matches the schema</span>;
  return <span className={styles.mark}>{`Does not match the schema: ${checked.problem}`}</span>;
}

/** Rejects for a schema that is not one. */
async function checkText(answer: string, schema: string): Promise<string | undefined> {
  return schemaProblem(JSON.parse(schema), answer);
}
