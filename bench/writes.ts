import { parseArgs } from "node:util";
import { benchWrites } from "./writing/writes.ts";

/* Measures orders and room bookings per second through the built site, with real forms and ten times as
   many page views, with 1, 2 and 4 processes on SQLite and on PostgreSQL (without durability, as in
   tests). The clients share the machine. Checks the data after each run. `npm run build`, then `npm run
   bench:writes`; `--quick` runs one process on SQLite for a second. */

const { quick = false } = parseArgs({ options: { quick: { type: "boolean" } } }).values;
const rows = await benchWrites({ isQuick: quick });
console.table(
	rows.map(({ faults, ...row }) => ({ ...row, oversold: faults.length > 0 ? "SEE BELOW" : "nothing" })),
);
for (const { engine, processes, faults } of rows)
	for (const fault of faults) console.error(`${engine}, ${processes} processes: ${fault}`);
process.exit(rows.every(({ faults }) => faults.length === 0) ? 0 : 1);
