import { SingleBar } from "cli-progress";

export type Progress = { add: (count: number) => void; stop: () => void };

const LINES = 5;

/** How far something is, on stderr: a bar where somebody watches, otherwise a line for each fifth. */
export function showProgress(label: string, total: number): Progress {
	const count = (of: number) => of.toLocaleString("en");
	if (process.stderr.isTTY) {
		const bar = new SingleBar({
			format: `${label.padEnd(24)} [{bar}] {percentage}% {value} of {total}, {duration_formatted}`,
			stream: process.stderr,
			hideCursor: true,
		});
		bar.start(total, 0);
		return { add: (done) => bar.increment(done), stop: () => bar.stop() };
	}
	const start = performance.now();
	let [done, told] = [0, 0];
	return {
		add(more) {
			done += more;
			const part = Math.floor((done / total) * LINES);
			if (part <= told || total < 1_000) return;
			told = part;
			const seconds = ((performance.now() - start) / 1_000).toFixed(1);
			process.stderr.write(`${label}: ${count(done)} of ${count(total)}, ${seconds} s\n`);
		},
		stop() {},
	};
}
