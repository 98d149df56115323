export const keywords = ['distance from the camera', 'depth map', '3d photo', 'monocular depth'];
