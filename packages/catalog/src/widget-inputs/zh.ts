import { defineWidgetInputs } from './define-widget-inputs.ts';

/** Chinese */
export const zh = defineWidgetInputs({
  'text-classification': ['我喜欢你，很喜欢你。'],
  'token-classification': ['我叫李娜，我住在成都。', '我叫大卫，我在多伦多工作。', '我叫小雨，我出生在西安。'],
  'question-answering': [
    { text: '李娜住在哪里？', context: '我的名字叫李娜，我住在成都。' },
    { text: '大卫在哪里工作？', context: '大卫在多伦多的一家书店工作。' },
    { text: '她叫什么名字？', context: '她的名字叫小雨，她出生在西安。' },
  ],
  translation: ['我叫李娜，我住在成都。', '我叫大卫，我在多伦多工作。'],
  'zero-shot-classification': [
    { text: '房间干净明亮，服务也很好。', candidate_labels: '好评, 差评', multi_class: false },
  ],
  summarization: [
    '东京晴空塔位于东京都墨田区，是一座广播电视塔兼观景塔。它高634米，2011年成为世界上最高的塔，2012年5月对公众开放。塔上在350米和450米处设有两个观景台，天气晴朗时可以看到富士山。它的主要用途是发射数字电视和广播信号，因为原来的东京塔被周围的高楼挡住了。',
  ],
  'text-generation': [
    '我叫李娜，我喜欢',
    '我最喜欢的城市是成都，因为',
    '从前，森林里住着',
    '春天来了，',
    '昨天晚上，我梦见',
  ],
  'fill-mask': ['里斯本是葡萄<mask>的首都。', '生活的意义在于<mask>。'],
  'sentence-similarity': [
    { source_sentence: '那是个快乐的人。', sentences: ['那是条快乐的狗。', '那是个非常快乐的人。', '今天阳光明媚。'] },
  ],
});
