import { useNavigate, useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useKeptWork } from '../../work-list/use-kept-work.ts';
import { WorkRows } from '../../work-list/work-rows.tsx';

/** Number of the latest entries that are offered. */
const LATEST = 5;

interface MissingRunProps {
  readonly id: string;
}

/** Leads to the form of a run without a job; where there is none, says so, with a search and the latest entries. */
export function MissingRun({ id }: MissingRunProps) {
  const work = useKeptWork();
  const [words, setWords] = useState('');
  const navigate = useNavigate();
  const find = (event: FormEvent) => {
    event.preventDefault();
    void navigate({ to: '/activity', search: { q: words || undefined } });
  };
  const { history } = useRouter();
  const form = work?.find((entry) => entry.id === `runs ${id}`)?.to;
  useEffect(() => {
    if (form !== undefined) history.replace(form);
  }, [history, form]);
  if (!work || form !== undefined) return null;
  return (
    <>
      <EmptyState icon="history" title="No such run" text="It was deleted, or it is kept in another browser.">
        <form onSubmit={find}>
          <SearchField
            label="Search the activity"
            placeholder="Words of its prompt"
            value={words}
            onChange={setWords}
          />
        </form>
        <ButtonLink look="primary" icon="history" label="All activity" href="/activity" />
      </EmptyState>
      {work.length > 0 && (
        <Section title="Latest activity">
          <WorkRows entries={work.slice(0, LATEST)} />
        </Section>
      )}
    </>
  );
}
