import type { Kysely } from "kysely";
import { countChanges } from "./support/count-changes.ts";

/** Counts changes of nights, so that pages of hotels for dates are cached until a night is booked or changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await countChanges(db, "nights", { table: "nights" });
}
