import { parseArgs } from "node:util";
import type { SceneRow } from "./torture/scene.ts";
import { torture } from "./torture/torture.ts";

/*
 * Lets faults happen to the built site while it is in use, and looks at what is left: `npm run build`, then
 * `npm run torture`. `--kills 20` kills less often than 100 times, `--only disk` takes the faults of that
 * name, `--quick` takes seconds. Ends with 1 when anything was lost, miscounted, or said badly.
 */

const { values } = parseArgs({
	options: { quick: { type: "boolean" }, kills: { type: "string" }, only: { type: "string" } },
});

const began = performance.now();
const report = ({ fault, failures, notes }: SceneRow) => {
	const seconds = ((performance.now() - began) / 1_000).toFixed(0);
	process.stderr.write(
		`${seconds} s: ${fault}: ${failures.length === 0 ? "held" : "FAILED"}; ${notes.join("; ")}\n`,
	);
	for (const failure of failures) process.stderr.write(`    ${failure}\n`);
};
const rows = await torture({
	kills: Number(values.kills ?? (values.quick ? 1 : 100)),
	isQuick: values.quick ?? false,
	only: values.only ?? "",
	onRow: report,
});
console.table(
	rows.map(({ fault, requests, answered, bare, lost, wrong, memory, isServing }) => ({
		fault,
		requests,
		answered,
		"5xx without a retry page": bare,
		"lost answered orders and bookings": lost,
		"counters ≠ ledgers": wrong,
		"memory, MB": `${memory.before.toFixed(0)} → ${memory.after.toFixed(0)}`,
		"still serving": isServing ? "yes" : "NO",
	})),
);
process.exit(rows.length > 0 && rows.every(({ failures }) => failures.length === 0) ? 0 : 1);
