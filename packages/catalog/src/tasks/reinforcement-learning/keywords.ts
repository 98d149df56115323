export const keywords = ['game playing', 'train an agent', 'rewards', 'simulation', 'control', 'atari'];
