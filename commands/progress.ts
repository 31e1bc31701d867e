import { Presets, SingleBar } from "cli-progress";
import type { BackupProgress } from "#db/backup/refusal.ts";

/** Shows the progress of a step on stderr: a bar on a terminal, a line for each step elsewhere. */
export function printProgress(): BackupProgress {
	const bar = process.stderr.isTTY
		? new SingleBar(
				{ format: "{bar} {value}/{total}  {step}", clearOnComplete: true },
				Presets.shades_classic,
			)
		: null;
	let shown = "";
	return (step, done, total) => {
		if (step !== shown) {
			bar?.stop();
			if (bar) bar.start(total, done, { step });
			else process.stderr.write(`${step}\n`);
			shown = step;
		} else bar?.update(done);
		if (done >= total) bar?.stop();
	};
}
