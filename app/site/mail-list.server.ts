import { countRows } from "#app/common/lists/count-rows.server.ts";
import { reachable } from "#app/common/lists/most-counted.ts";
import type { Role } from "#app/common/roles.ts";
import type { Database } from "#db/client.ts";

const COLUMNS = ["id", "to_address", "subject", "created_at", "sent_at", "failed_at", "attempts"] as const;

/**
 * Selects the emails that a role may read. Emails contain links that open accounts, so an Admin can't read
 * those sent to a SuperAdmin.
 */
function readable(db: Database, role: Role) {
	return db
		.selectFrom("outbox")
		.$if(role !== "SuperAdmin", (query) =>
			query.where("to_address", "not in", (eb) =>
				eb.selectFrom("accounts").select("email").where("role", "=", "SuperAdmin"),
			),
		);
}

/**
 * Returns one page of the emails, newest first, and their total (see `countRows`). A page beyond the last
 * returns the last one.
 */
export async function listMails(
	db: Database,
	{ role, page, perPage }: { role: Role; page: number; perPage: number },
) {
	const total = await countRows(db, readable(db, role));
	const shown = Math.min(page, Math.max(1, Math.ceil(reachable(total) / perPage)));
	const rows = await readable(db, role)
		.select(COLUMNS)
		.orderBy("id", "desc")
		.limit(perPage)
		.offset((shown - 1) * perPage)
		.execute();
	return { rows, total, page: shown };
}

/** One email with its text, or undefined when there is none that this role may read. */
export async function readMail(db: Database, { role, id }: { role: Role; id: number }) {
	return readable(db, role)
		.select([...COLUMNS, "text_body"])
		.where("id", "=", id)
		.executeTakeFirst();
}
