import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useKeptWork } from '../../work-list/use-kept-work.ts';
import { WorkRows } from '../../work-list/work-rows.tsx';

/** Number of the latest entries that are offered. */
const LATEST = 5;

/** Explains why there is no run at an address, with a search and the latest entries. */
export function MissingRun() {
  const work = useKeptWork() ?? [];
  const [words, setWords] = useState('');
  const navigate = useNavigate();
  const find = (event: FormEvent) => {
    event.preventDefault();
    void navigate({ to: '/activity', search: { q: words || undefined } });
  };
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
