import { FACT_SOURCES, findChatModel } from '@hubkit/catalog/chat-models';

const model = findChatModel('openai/gpt-oss-120b');
console.log(model?.license?.value, model?.parameters?.value.active); // apache-2.0 5100000000
const offer = model?.offers?.groq;
if (offer) console.log(offer.value.output, FACT_SOURCES[offer.source].date); // USD per million tokens of the answer, and as of when
