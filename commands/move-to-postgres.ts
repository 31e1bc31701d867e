import { parseArgs } from "node:util";
import { moveToPostgres } from "#db/backup/move-to-postgres.ts";
import { printContents } from "./contents.ts";
import { printProgress } from "./progress.ts";

const options = {
	from: { type: "string", default: "sqlite:data/meeha.db" },
	to: { type: "string" },
} as const;
const { from, to } = parseArgs({ options }).values;
if (!to) {
	console.error("Say where to: npm run move-to-postgres -- --to postgres://user:password@host:port/database");
	process.exit(2);
}
const moved = await moveToPostgres({ from, to, now: new Date(), onProgress: printProgress() });
if (!moved.ok) {
	console.error(`${moved.fault}\nNothing was changed.`);
	process.exit(1);
}
printContents(moved.contents);
console.log("\nEverything is moved, and every row compared. Now set DATABASE_URL.");
process.exit(0);
