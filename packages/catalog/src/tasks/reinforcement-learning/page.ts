import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Reinforcement learning trains an agent by interaction with an environment: the agent acts, receives rewards, and learns a policy that maximizes the total reward.',
  demo: {
    inputs: [{ type: 'text', label: 'State', content: 'Red traffic light, pedestrians are about to cross.' }],
    outputs: [
      { type: 'text', label: 'Action', content: 'Stop the car.' },
      { type: 'text', label: 'Next State', content: 'Yellow light, pedestrians have crossed.' },
    ],
  },
  datasets: [
    {
      id: 'edbeeching/decision_transformer_gym_replay',
      description:
        'Trajectories from the D4RL benchmark of offline reinforcement learning, prepared for Decision Transformers.',
    },
  ],
  metrics: [
    {
      id: 'Discounted Total Reward',
      description:
        'Sum of all rewards of an episode, each multiplied by a discount factor for every step it lies in the future. Measured for the final policy; higher is better.',
    },
    {
      id: 'Mean Reward',
      description:
        'Reward of an episode, averaged over several episodes. Usually reported with its standard deviation, because runs vary.',
    },
    {
      id: 'Level of Performance After Some Time',
      description:
        'Reward reached after a fixed number of steps or amount of time. Compares how quickly algorithms learn, not only how good they end up.',
    },
  ],
  models: [
    {
      id: 'edbeeching/decision-transformer-gym-hopper-expert',
      description: 'Decision Transformer trained on expert trajectories of the Hopper environment.',
    },
    {
      id: 'HumanCompatibleAI/ppo-seals-CartPole-v0',
      description: 'PPO agent for the CartPole environment of the seals benchmark.',
    },
  ],
  spaces: [
    { id: 'ThomasSimonini/Huggy', description: 'Play with Huggy, a puppy that was trained to fetch a stick.' },
    { id: 'ThomasSimonini/SnowballFight', description: 'Play a snowball fight against a trained agent.' },
  ],
  widgetModels: [],
  youtubeId: 'q0BiUn5LiBc',
});
