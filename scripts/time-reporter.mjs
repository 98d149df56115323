// Reporter of vitest: writes the time that each file took, hooks and imports included, to the file that HUBKIT_TIMES names.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

export default class TimeReporter {
  onTestRunEnd(modules) {
    const times = modules.map((module) => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic();
      const ms = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
      return { file: relative(process.cwd(), module.moduleId), ms: Math.round(ms) };
    });
    writeFileSync(process.env.HUBKIT_TIMES, JSON.stringify(times));
  }
}
