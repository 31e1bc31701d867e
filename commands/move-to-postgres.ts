import { parseArgs } from "node:util";
import { type Moved, type MoveProgress, moveToPostgres } from "#db/move/move-to-postgres.ts";
import { printProgress } from "./progress.ts";

/* Moves a site from SQLite to PostgreSQL: `npm run move-to-postgres -- --to postgres://…`. Stop the site
   first. */

const { values } = parseArgs({
	options: { from: { type: "string", default: "sqlite:data/meeha.db" }, to: { type: "string" } },
});
if (!values.to) {
	console.error("Say where to: npm run move-to-postgres -- --to postgres://user:password@host:port/database");
	process.exit(2);
}

const REFUSALS: Record<Exclude<Moved, { ok: true }>["reason"], string> = {
	not_these_engines: "It goes from --from sqlite:FILE to --to postgres://….",
	source_not_migrated: "The file is not at this build's newest migration: npm run migrate first.",
	not_empty: "The database is not empty. Take an empty one. It has rows in",
	differs: "What arrived is not what was sent; nothing was kept. It differs in",
};

const show = printProgress();
const progress: MoveProgress = ({ step, table, done, of }) => show(`${step} ${table}`, done, of);

const since = Date.now();
const moved = await moveToPostgres({ from: values.from, to: values.to }, progress);
if (!moved.ok) {
	console.error([REFUSALS[moved.reason], "table" in moved ? `${moved.table}.` : ""].join(" ").trim());
	process.exit(1);
}
for (const { name, rows, hash } of moved.tables)
	console.log(`${name.padEnd(24)} ${String(rows).padStart(10)}  ${hash.slice(0, 16)}`);
const rows = moved.tables.reduce((sum, table) => sum + table.rows, 0);
const seconds = (Date.now() - since) / 1000;
console.log(
	`${rows} rows of ${moved.tables.length} tables moved and compared in ${seconds.toFixed(1)} s. Now set DATABASE_URL.`,
);
process.exit(0);
