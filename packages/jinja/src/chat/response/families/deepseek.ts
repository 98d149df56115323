import { CAPTURED, type Family } from './family.ts';

const { raw } = String;

/** DeepSeek V3.2 and V4: tags that say of each value whether it is a text or JSON. */
export const deepseekTags: Family = {
  name: 'DeepSeek V3.2',
  hasMarks: (source) => source.includes('｜DSML｜'),
  opening: raw`\s*(?:<｜DSML｜(?:function_calls|tool_calls)>\s*)?<｜DSML｜invoke name="[^"]+">`,
  calls: {
    tool_calls: {
      open_pattern: raw`\s*(?:<｜DSML｜(?:function_calls|tool_calls)>\s*)?<｜DSML｜invoke name="(?P<name>[^"]+)">`,
      close_pattern: raw`</｜DSML｜invoke>|(?=<｜DSML｜invoke )|</｜DSML｜(?:function_calls|tool_calls)>|(?=<｜end▁of▁sentence｜>)`,
      content: 'xml-inline',
      content_args: {
        tag_pattern: raw`<｜DSML｜parameter name="(?P<key>[^"]+)"(?:\s+string="(?:true|(?P<json>false))")?>(?P<value>.*?)(?:</｜DSML｜parameter>|\s*(?=<｜DSML｜parameter )|\s*$)`,
        whole: true,
      },
      repeats: true,
      transform: CAPTURED,
    },
  },
  noise: ['</?｜DSML｜(?:function_calls|tool_calls)>'],
};

/** DeepSeek V3, R1 and V3.1: a name and JSON between marks; V3 and R1 with a fence of Markdown around the JSON. */
export const deepseekMarks: Family = {
  name: 'DeepSeek V3',
  hasMarks: (source) => source.includes('<｜tool▁call▁begin｜>'),
  opening: raw`\s*(?:<｜tool▁calls▁begin｜>\s*)?<｜tool▁call▁begin｜>`,
  calls: {
    tool_calls: {
      open_pattern: raw`\s*(?:<｜tool▁calls▁begin｜>\s*)?<｜tool▁call▁begin｜>\s*(?:function\s*<｜tool▁sep｜>)?\s*(?P<name>[^\s<>{}]+)\s*(?:<｜tool▁sep｜>)?\s*(?:\`\`\`(?:json)?\s*)?(?=\{)`,
      close_pattern: raw`(?:\s*\`\`\`)?\s*<｜tool▁call▁end｜>|(?=<｜tool▁calls?▁(?:begin|end)｜>)|(?=<｜end▁of▁sentence｜>)`,
      content: 'json',
      repeats: true,
      transform: CAPTURED,
    },
  },
  noise: ['<｜tool▁calls▁(?:begin|end)｜>', '<｜tool▁call▁end｜>'],
};
