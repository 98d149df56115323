import { defineTask } from '../../task-definition/define-task.ts';

export const robotics = defineTask({
  id: 'robotics',
  label: 'Robotics',
  pipeline: {
    modality: 'rl',
    color: 'blue',
    order: 310,
    subtasks: [
      { type: 'grasping', name: 'Grasping' },
      { type: 'task-planning', name: 'Task Planning' },
    ],
  },
});

export const keywords = ['robot arms', 'manipulation', 'grasping', 'motion planning', 'policies', 'imitation learning'];

export const summary =
  'Robotics models turn what sensors and cameras of a robot see into movements, such as grasping an object.';
