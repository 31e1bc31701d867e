import { SingleBar } from "cli-progress";

export type ProgressBar = { add: (count: number) => void; stop: () => void };

const LINE_EVERY_MS = 5_000;

/** Shows progress on stderr: a bar on a terminal, otherwise a line now and then. */
export function startProgress(label: string, total: number): ProgressBar {
	const count = (of: number) => of.toLocaleString("en");
	if (process.stderr.isTTY) {
		const bar = new SingleBar({
			format: `${label.padEnd(24)} [{bar}] {value} of {total}, {eta_formatted} left`,
		});
		bar.start(total, 0);
		return { add: (done) => bar.increment(done), stop: () => bar.stop() };
	}
	const start = performance.now();
	let [done, reported] = [0, start];
	return {
		add(more) {
			done += more;
			if (performance.now() - reported < LINE_EVERY_MS) return;
			reported = performance.now();
			const seconds = ((reported - start) / 1_000).toFixed(0);
			process.stderr.write(`${label}: ${count(done)} of ${count(total)}, ${seconds} s\n`);
		},
		stop() {},
	};
}
