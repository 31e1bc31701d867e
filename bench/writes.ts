import { parseArgs } from "node:util";
import type { Engine } from "#db/engine.ts";
import { requireBuilt } from "./filling/checkout.ts";
import { benchWrites } from "./writing/writes.ts";

/* Measures orders and room bookings per second through the built site, with real forms and ten times as
   many page views, with 1, 2 and 4 processes on SQLite and on PostgreSQL (without durability, as in
   tests). The clients share the machine. Checks the data after each run. `npm run build`, then `npm run
   bench:writes`; `--base FOLDER` adds another built checkout, such as the commit before, in turns;
   `--engine sqlite` and `--processes 1,2` leave some out; `--quick` runs one process on SQLite for a second. */

const { values } = parseArgs({
	options: {
		base: { type: "string" },
		engine: { type: "string", default: "sqlite,postgres" },
		processes: { type: "string", default: "1,2,4" },
		quick: { type: "boolean", default: false },
	},
});
if (values.base) requireBuilt(values.base);
const rows = await benchWrites(
	values.quick
		? { engines: ["sqlite"], processes: [1], clients: 4, ms: 1_000 }
		: {
				engines: values.engine.split(",") as Engine[],
				processes: values.processes.split(",").map(Number),
				clients: 16,
				ms: 20_000,
				base: values.base,
			},
);
console.table(
	rows.map(({ faults, ...row }) => ({ ...row, oversold: faults.length > 0 ? "SEE BELOW" : "nothing" })),
);
for (const { site, engine, processes, faults } of rows)
	for (const fault of faults) console.error(`${site}, ${engine}, ${processes} processes: ${fault}`);
process.exit(rows.every(({ faults }) => faults.length === 0) ? 0 : 1);
