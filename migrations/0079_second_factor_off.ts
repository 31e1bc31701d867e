import type { Kysely } from "kysely";
import { announceTopic } from "./support/announce-topic.ts";

/** Announces that two-step sign-in was turned off, as open streams need it where it is required. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await announceTopic(db, { table: "second_factors", topic: "sessions", on: ["delete"] });
}
