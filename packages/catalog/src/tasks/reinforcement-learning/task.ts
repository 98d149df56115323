import { defineTask } from '../../task-definition/define-task.ts';

export const reinforcementLearning = defineTask({
  id: 'reinforcement-learning',
  label: 'Reinforcement Learning',
  pipeline: {
    modality: 'rl',
    color: 'red',
    order: 300,
  },
  libraries: ['ml-agents', 'sample-factory', 'stable-baselines3', 'transformers'],
});

export const keywords = ['game playing', 'train an agent', 'rewards', 'simulation', 'control', 'atari'];
