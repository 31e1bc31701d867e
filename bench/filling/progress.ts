import { SingleBar } from "cli-progress";

export type Progress = { add: (count: number) => void; stop: () => void };

const LINE_EVERY_MS = 5_000;

/** How far something is, on stderr: a bar where somebody watches, otherwise a line now and then. */
export function showProgress(label: string, total: number): Progress {
	const count = (of: number) => of.toLocaleString("en");
	if (process.stderr.isTTY) {
		const bar = new SingleBar({
			format: `${label.padEnd(24)} [{bar}] {value} of {total}, {eta_formatted} left`,
		});
		bar.start(total, 0);
		return { add: (done) => bar.increment(done), stop: () => bar.stop() };
	}
	const start = performance.now();
	let [done, told] = [0, start];
	return {
		add(more) {
			done += more;
			if (performance.now() - told < LINE_EVERY_MS) return;
			told = performance.now();
			const seconds = ((told - start) / 1_000).toFixed(0);
			process.stderr.write(`${label}: ${count(done)} of ${count(total)}, ${seconds} s\n`);
		},
		stop() {},
	};
}
