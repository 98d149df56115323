// Written by `npm run gen` from the files beside it. Do not edit.
import { openAsBlob } from 'node:fs';
import type { InferenceClient } from '@hubkit/inference';

/** Classifies audio, for example by sound event, language, speaker or emotion. */
export async function audioClassification(client: InferenceClient): Promise<unknown> {
  const inputs = await openAsBlob('speech.mp3');
  const result = await client.audioClassification({
    model: 'facebook/wav2vec2-base',
    inputs,
  });
  return result;
}

/** Transforms audio: enhances speech, or separates it into its sources. */
export async function audioToAudio(client: InferenceClient): Promise<unknown> {
  const inputs = await openAsBlob('speech.mp3');
  const result = await client.audioToAudio({
    model: 'speechbrain/sepformer-wham16k-enhancement',
    inputs,
  });
  return result;
}

/** Transcribes speech in an audio file into text. */
export async function automaticSpeechRecognition(client: InferenceClient): Promise<unknown> {
  const inputs = await openAsBlob('speech.mp3');
  const result = await client.automaticSpeechRecognition({
    model: 'UsefulSensors/moonshine-streaming-tiny',
    inputs,
  });
  return result;
}

/** Generates the next message of a conversation with a language model. */
export async function chatCompletion(client: InferenceClient): Promise<unknown> {
  const result = await client.chatCompletion({
    model: 'Qwen/Qwen3.5-4B',
    messages: [{ role: 'user', content: 'What is the capital of Portugal?' }],
  });
  return result;
}

/** Answers a question about a document, given as an image. */
export async function documentQuestionAnswering(client: InferenceClient): Promise<unknown> {
  const image = await openAsBlob('invoice.png');
  const result = await client.documentQuestionAnswering({
    model: 'ibm-granite/granite-docling-258M',
    inputs: { image, question: 'What is the total?' },
  });
  return result;
}

/** Computes embeddings of one or more texts. */
export async function featureExtraction(client: InferenceClient): Promise<unknown> {
  const result = await client.featureExtraction({
    model: 'ibm-granite/granite-embedding-97m-multilingual-r2',
    inputs: 'The sun is out today, so let us eat some ice cream.',
  });
  return result;
}

/** Predicts the word that is missing in a text. */
export async function fillMask(client: InferenceClient): Promise<unknown> {
  const result = await client.fillMask({
    model: 'jhu-clsp/ettin-encoder-17m',
    inputs: 'What I like most about the sea is the [MASK].',
  });
  return result;
}

/** Classifies an image: assigns one or more labels to it as a whole. */
export async function imageClassification(client: InferenceClient): Promise<unknown> {
  const inputs = await openAsBlob('lighthouse.png');
  const result = await client.imageClassification({
    model: 'timm/mobilenetv4_conv_small.e2400_r224_in1k',
    inputs,
  });
  return result;
}

/** Divides an image into segments and returns a label and a mask for each. */
export async function imageSegmentation(client: InferenceClient): Promise<unknown> {
  const inputs = await openAsBlob('lighthouse.png');
  const result = await client.imageSegmentation({
    model: 'nvidia/segformer-b0-finetuned-ade-512-512',
    inputs,
  });
  return result;
}

/** Generates an image from a prompt, with or without images to start from. */
export async function imageTextToImage(client: InferenceClient): Promise<unknown> {
  const inputs = await openAsBlob('lighthouse.png');
  const result = await client.imageTextToImage({
    model: 'black-forest-labs/FLUX.2-klein-4B',
    inputs,
    parameters: { prompt: 'The same scene in winter, with snow on the roofs' },
  });
  return result;
}

/** Generates a video from a prompt, with or without an image to start from. */
export async function imageTextToVideo(client: InferenceClient): Promise<unknown> {
  const inputs = await openAsBlob('lighthouse.png');
  const result = await client.imageTextToVideo({
    model: 'Wan-AI/Wan2.2-TI2V-5B',
    inputs,
    parameters: { prompt: 'The camera moves slowly to the left' },
  });
  return result;
}

/** Generates an image from another one, often by a prompt. */
export async function imageToImage(client: InferenceClient): Promise<unknown> {
  const inputs = await openAsBlob('lighthouse.png');
  const result = await client.imageToImage({
    model: 'black-forest-labs/FLUX.2-klein-4B',
    inputs,
    parameters: { prompt: 'The same scene in winter, with snow on the roofs' },
  });
  return result;
}

/** Generates text from an image: a caption, or the text that is written in it. */
export async function imageToText(client: InferenceClient): Promise<unknown> {
  const inputs = await openAsBlob('lighthouse.png');
  const result = await client.imageToText({
    model: 'Salesforce/blip-image-captioning-base',
    inputs,
  });
  return result;
}

/** Generates a video from an image. */
export async function imageToVideo(client: InferenceClient): Promise<unknown> {
  const inputs = await openAsBlob('lighthouse.png');
  const result = await client.imageToVideo({
    model: 'Wan-AI/Wan2.2-TI2V-5B',
    inputs,
    parameters: { prompt: 'The camera moves slowly to the left' },
  });
  return result;
}

/** Finds objects in an image and returns a label, a score and a bounding box for each. */
export async function objectDetection(client: InferenceClient): Promise<unknown> {
  const inputs = await openAsBlob('lighthouse.png');
  const result = await client.objectDetection({
    model: 'Intellindust/DEIMv2_HGNetv2_N_COCO',
    inputs,
  });
  return result;
}

/** Finds the answer to a question in a text. */
export async function questionAnswering(client: InferenceClient): Promise<unknown> {
  const result = await client.questionAnswering({
    model: 'deepset/tinyroberta-squad2',
    inputs: {
      question: 'Where does Nora live?',
      context: 'My name is Nora and I live in Lisbon.',
    },
  });
  return result;
}

/** Scores the similarity in meaning of a sentence to others. */
export async function sentenceSimilarity(client: InferenceClient): Promise<unknown> {
  const result = await client.sentenceSimilarity({
    model: 'minishlab/potion-base-8M',
    inputs: {
      source_sentence: 'The sea is calm.',
      sentences: [
        'The sea is quiet today.',
        'There are hardly any waves.',
        'He likes bread.',
      ],
    },
  });
  return result;
}

/** Shortens a text to its main points. */
export async function summarization(client: InferenceClient): Promise<unknown> {
  const result = await client.summarization({
    model: 'google/gemma-3-1b-it',
    inputs: 'The lighthouse on the cliff was built in 1862, after three ships were lost on the rocks in one winter. For a hundred years a keeper lived there with his family, lit the lamp every evening and wrote down the ships that passed. In 1964 the lamp became electric, and the last keeper moved to the village. The tower stood empty until a group of neighbors repaired it. Today it is a museum, and the old log books can be read in the room below the lamp.',
  });
  return result;
}

/** Answers a question about a table. */
export async function tableQuestionAnswering(client: InferenceClient): Promise<unknown> {
  const result = await client.tableQuestionAnswering({
    model: 'google/tapas-base-finetuned-wtq',
    inputs: {
      question: 'Which plant has the highest height?',
      table: { plant: ['Fern', 'Sunflower', 'Tomato'], height: ['48', '182', '95'] },
    },
  });
  return result;
}

/** Predicts the class of each row of a table. */
export async function tabularClassification(client: InferenceClient): Promise<unknown> {
  const result = await client.tabularClassification({
    model: 'autogluon/mitra-classifier',
    inputs: { data: { height_cm: ['12', '48', '95'], leaves: ['4', '11', '23'] } },
  });
  return result;
}

/** Predicts a number for each row of a table. */
export async function tabularRegression(client: InferenceClient): Promise<unknown> {
  const result = await client.tabularRegression({
    model: 'autogluon/mitra-regressor',
    inputs: { data: { height_cm: ['12', '48', '95'], leaves: ['4', '11', '23'] } },
  });
  return result;
}

/** Classifies a text, for example by sentiment or topic. */
export async function textClassification(client: InferenceClient): Promise<unknown> {
  const result = await client.textClassification({
    model: 'answerdotai/ModernBERT-base',
    inputs: 'I love the view from up here.',
  });
  return result;
}

/** Continues a text with a language model. */
export async function textGeneration(client: InferenceClient): Promise<unknown> {
  const result = await client.textGeneration({
    model: 'Qwen/Qwen3.5-4B',
    inputs: 'Once upon a time, a lighthouse keeper',
  });
  return result;
}

/** Orders texts by their relevance to a query. */
export async function textRanking(client: InferenceClient): Promise<unknown> {
  const result = await client.textRanking({
    model: 'cross-encoder/ms-marco-MiniLM-L6-v2',
    inputs: {
      query: 'How do I water a cactus?',
      texts: [
        'Bread rises faster in a warm kitchen.',
        'A cactus needs water only when its soil is dry.',
        'Plants in small pots dry out within days.',
      ],
    },
  });
  return result;
}

/** Generates audio, such as music or sound effects, from a text prompt. */
export async function textToAudio(client: InferenceClient): Promise<unknown> {
  const result = await client.textToAudio({
    inputs: 'Calm waves, with gulls far away',
  });
  return result;
}

/** Generates an image from a text prompt. */
export async function textToImage(client: InferenceClient): Promise<unknown> {
  const result = await client.textToImage({
    model: 'black-forest-labs/FLUX.2-klein-4B',
    inputs: 'A lighthouse on a cliff at dusk, oil painting',
  });
  return result;
}

/** Synthesizes speech from text. */
export async function textToSpeech(client: InferenceClient): Promise<unknown> {
  const result = await client.textToSpeech({
    model: 'KittenML/kitten-tts-nano-0.1',
    inputs: 'The light is on, and all ships are safe.',
  });
  return result;
}

/** Generates a video from a text prompt. */
export async function textToVideo(client: InferenceClient): Promise<unknown> {
  const result = await client.textToVideo({
    model: 'Wan-AI/Wan2.1-T2V-1.3B',
    inputs: 'A lighthouse in a storm, seen from a ship',
  });
  return result;
}

/** Finds and labels parts of a text, for example names of people, places and organizations. */
export async function tokenClassification(client: InferenceClient): Promise<unknown> {
  const result = await client.tokenClassification({
    model: 'openai/privacy-filter',
    inputs: 'Ada Lovelace was born in London and worked with Charles Babbage.',
  });
  return result;
}

/** Translates a text from one language to another. */
export async function translation(client: InferenceClient): Promise<unknown> {
  const result = await client.translation({
    model: 'Helsinki-NLP/opus-mt-en-fr',
    inputs: 'Good morning, friend! The sea is blue and the house is small.',
  });
  return result;
}

/** Answers a question about an image. */
export async function visualQuestionAnswering(client: InferenceClient): Promise<unknown> {
  const image = await openAsBlob('lighthouse.png');
  const result = await client.visualQuestionAnswering({
    model: 'HuggingFaceTB/SmolVLM2-500M-Video-Instruct',
    inputs: { image, question: 'What is in the picture?' },
  });
  return result;
}

/** Classifies a text by labels that are named in the request; the model needs no training for them. */
export async function zeroShotClassification(client: InferenceClient): Promise<unknown> {
  const result = await client.zeroShotClassification({
    model: 'fastino/gliner2-base-v1',
    inputs: 'The lamp I ordered last week arrived broken. Please send me my money back.',
    parameters: { candidate_labels: ['refund', 'invoice', 'praise'] },
  });
  return result;
}

/** Classifies an image by labels that you choose, without training a model for them. */
export async function zeroShotImageClassification(client: InferenceClient): Promise<unknown> {
  const inputs = await openAsBlob('lighthouse.png');
  const result = await client.zeroShotImageClassification({
    model: 'google/siglip2-base-patch16-224',
    inputs,
    parameters: { candidate_labels: ['lighthouse', 'tree', 'cat'] },
  });
  return result;
}
