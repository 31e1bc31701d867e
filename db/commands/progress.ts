import type { Progress } from "#db/backup/refusal.ts";

const BAR = 30;

/** Shows how far a step is: a bar on a terminal, a line for each step elsewhere. */
export function showProgress(out: NodeJS.WriteStream = process.stderr): Progress {
	let shown = "";
	return (step, done, total) => {
		const share = total > 0 ? done / total : 1;
		if (!out.isTTY) {
			if (step !== shown) out.write(`${step}\n`);
			shown = step;
			return;
		}
		const filled = Math.round(share * BAR);
		const bar = `${"█".repeat(filled)}${"░".repeat(BAR - filled)}`;
		const line = `${bar} ${Math.round(share * 100)} %  ${step} (${done} of ${total})`;
		if (line === shown) return;
		shown = line;
		out.write(`\r\u001b[2K${line}${share >= 1 ? "\n" : ""}`);
	};
}
