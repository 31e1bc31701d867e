import { type Kysely, sql } from "kysely";
import { announceTopic } from "./support/announce-topic.ts";
import { columnTypes, createTable } from "./support/columns.ts";

/** Payments that a customer disputes with their bank, as the provider tells of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await createTable(db, "disputes")
		.addColumn("payment_id", number, (column) => column.notNull().references("payments.id"))
		.addColumn("provider", "text", (column) => column.notNull())
		.addColumn("provider_reference", "text", (column) => column.notNull())
		.addColumn("amount", number, (column) => column.notNull().check(sql`amount > 0`))
		.addColumn("reason", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull().check(sql`state in ('open', 'won', 'lost')`))
		.addColumn("answer_before", instant)
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("updated_at", instant, (column) => column.notNull())
		.addUniqueConstraint("disputes_once", ["provider", "provider_reference"])
		.execute();
	await sql`create index disputes_by_payment on disputes (payment_id)`.execute(db);
	await sql`create index disputes_open on disputes (payment_id) where state = 'open'`.execute(db);
	await announceTopic(db, { table: "disputes", topic: "payments", on: ["insert", "update"] });
}
