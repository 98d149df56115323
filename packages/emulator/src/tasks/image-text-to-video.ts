import { imageToVideo } from './image-to-video.ts';

/** As image-to-video; without an image it films the painted prompt. */
export const imageTextToVideo = imageToVideo;
