export const keywords = ['robot arms', 'manipulation', 'grasping', 'motion planning', 'policies', 'imitation learning'];
