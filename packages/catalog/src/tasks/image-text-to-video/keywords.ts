export const keywords = ['animate a picture', 'animate a photo with a prompt', 'talking portrait'];
