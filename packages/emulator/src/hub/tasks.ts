/** The task catalogue in the form of the hub's `/api/tasks`: without the tasks that have no page. */
export async function taskList(): Promise<object> {
  // Loaded on demand: most runs never ask for it, and the emulator has to start fast.
  const { TASKS_DATA } = await import('@hubkit/catalog');
  return Object.fromEntries(Object.entries(TASKS_DATA).filter(([, task]) => task !== undefined));
}
