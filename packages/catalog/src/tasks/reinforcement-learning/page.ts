import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Reinforcement learning trains an agent by interaction with an environment: the agent acts, receives rewards, and learns a policy that maximizes the total reward.',
  demo: {
    inputs: [{ type: 'text', label: 'State', content: 'Red traffic light, pedestrians are about to cross.' }],
    outputs: [
      { type: 'text', label: 'Action', content: 'Stop the car.' },
      { type: 'text', label: 'Next State', content: 'Yellow light, pedestrians have crossed.' },
    ],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'lerobot/smolvla_base', bestFor: 'small', released: '2025-06', size: '450M', license: 'apache-2.0', description: 'Moves a robot arm from camera images and a sentence; fine-tune it on an hour of demonstrations.' },
    { id: 'lerobot/pi0_base', bestFor: 'quality', released: '2025-09', size: '3.3B', license: 'gemma', description: 'A policy for many robots, trained on 10,000 hours of manipulation.' },
    { id: 'nvidia/GR00T-N1.5-3B', bestFor: 'specialized', released: '2025-06', size: '3B', license: 'other', description: 'For humanoid robots; not for commercial use.' },
    { id: 'lerobot/xvla-base', bestFor: 'fast', released: '2025-12', size: '0.9B', license: 'apache-2.0', description: 'One policy for many robot bodies, each with a learned prompt.' },
  ],
  datasets: [
    { id: 'lerobot/svla_so100_pickplace', description: '50 demonstrations of a cheap robot arm, enough to fine-tune a first policy.' },
    { id: 'edbeeching/decision_transformer_gym_replay', description: 'Trajectories from the D4RL benchmark of offline reinforcement learning, prepared for Decision Transformers.' },
    { id: 'lerobot/pusht', description: '206 demonstrations of pushing a block: trains on a laptop.' },
  ],
  metrics: [
    { id: 'Mean Reward', description: 'Reward of an episode, averaged over several episodes. Usually reported with its standard deviation, because runs vary.' },
    { id: 'Discounted Total Reward', description: 'Sum of all rewards of an episode, each multiplied by a discount factor for every step it lies in the future. Measured for the final policy; higher is better.' },
    { id: 'Success rate', description: 'Share of episodes that reach the goal, with an interval over many seeds. The number that counts for robots.' },
  ],
  spaces: [{ id: 'ThomasSimonini/Huggy', description: 'Play with Huggy, a puppy that was trained to fetch a stick.' }],
  related: ['video-classification', 'text-generation', 'image-text-to-text'],
  widgetModels: [],
  youtubeId: 'q0BiUn5LiBc',
});
