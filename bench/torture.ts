import { parseArgs } from "node:util";
import type { SceneRow } from "./torture/scene.ts";
import { torture } from "./torture/torture.ts";

/* Injects faults into the built site while it is in use, and checks the data afterwards: `npm run build`,
   then `npm run torture`. `--kills 20` kills the process 20 times instead of 100, `--only disk` runs the
   faults of that name, `--quick` takes seconds. Exits with 1 when anything was lost, miscounted or
   answered with a wrong message. */

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
