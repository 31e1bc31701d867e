import { parseArgs } from "node:util";
import { benchWrites } from "./writing/writes.ts";

/*
 * Orders and room bookings a second through the built site, with real forms and ten times as many page views,
 * from 1, 2 and 4 processes on SQLite and on PostgreSQL (its durability off, as in tests); the clients share
 * the machine. The books are checked after each. `npm run build`, then `npm run bench:writes`; `--quick`:
 * one process on SQLite for a second.
 */

const { quick = false } = parseArgs({ options: { quick: { type: "boolean" } } }).values;
const rows = await benchWrites({ isQuick: quick });
console.table(
	rows.map(({ faults, ...row }) => ({ ...row, oversold: faults.length > 0 ? "SEE BELOW" : "nothing" })),
);
for (const { engine, processes, faults } of rows)
	for (const fault of faults) console.error(`${engine}, ${processes} processes: ${fault}`);
process.exit(rows.every(({ faults }) => faults.length === 0) ? 0 : 1);
