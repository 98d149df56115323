import { defineTask } from '../../define-task.ts';

export const robotics = defineTask({
  id: 'robotics',
  label: 'Robotics',
  keywords: ['robot arms', 'manipulation', 'grasping', 'motion planning', 'policies', 'imitation learning'],
  pipeline: {
    modality: 'rl',
    color: 'blue',
    subtasks: [
      { type: 'grasping', name: 'Grasping' },
      { type: 'task-planning', name: 'Task Planning' },
    ],
  },
});
