import type { Kysely } from "kysely";
import { announceTopic } from "./support/announce-topic.ts";

/** Announces to a SuperAdmin's overview the hotels that are added, changed, submitted, archived and deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await announceTopic(db, {
		table: "hotels",
		topic: "overview",
		on: ["insert", "update", "delete"],
		of: ["unreviewed_change_id", "submitted_at", "archived_at"],
	});
}
