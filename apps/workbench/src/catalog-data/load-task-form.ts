// A route that imported the package late would load all of it.
export { loadTaskForm } from '@hubkit/react/task-widget';
