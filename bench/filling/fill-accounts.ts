import { sql } from "kysely";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import { pick, seededRandom } from "#demo/random.ts";
import { inBulk, insertRows } from "./bulk.ts";
import { dayAfter } from "./days.ts";
import { startProgress } from "./progress.ts";

const AT_ONCE = 10_000;
const OWNER_EVERY = 20;
const FIRST = "Ana,Bram,Chidi,Elif,Grace,Mei,Rosa,Tess,Wanjiru,Yusuf".split(",");
const LAST = "Alvarez,Chen,Kamau,Lima,Mbeki,Okafor,Silva,Yilmaz,de Wit,Novák".split(",");

/**
 * Adds accounts that nobody can sign in to, each with a session, a known device, two-step sign-in, a sent email, a use
 * counter and a recent submission; one in five also has an audit entry, and one in twenty owns a hotel.
 * Returns their ids.
 */
export async function fillAccounts(
	db: Database,
	{ accounts, now }: { accounts: number; now: Date },
): Promise<{ accountIds: number[]; ownerIds: number[] }> {
	const random = seededRandom(accounts);
	const progress = startProgress(`${engineOf(db)}: accounts`, accounts);
	const today = now.toISOString().slice(0, 10);
	await inBulk(
		db,
		[
			"accounts",
			"sessions",
			"known_devices",
			"second_factors",
			"recovery_codes",
			"openid_identities",
			"passkeys",
			"answered_challenges",
			"changes",
			"outbox",
			"use_counters",
			"recent_submissions",
		],
		async (bulk) => {
			for (let done = 0; done < accounts; done += AT_ONCE) {
				const rows = Array.from({ length: Math.min(AT_ONCE, accounts - done) }, (_, index) => ({
					email: accountEmail(done + index),
					name: `${pick(random, FIRST)} ${pick(random, LAST)}`,
					role: (done + index) % OWNER_EVERY === 0 ? "Hotel" : "User",
					password_hash: "",
					created_at: `${dayAfter(today, -Math.floor(random() * 730))}T09:00:00.000Z`,
				}));
				await insertRows(bulk, "accounts", rows);
				progress.add(rows.length);
			}
			await fillTraces(bulk, now);
		},
	);
	progress.stop();
	const stored = await db
		.selectFrom("accounts")
		.select(["id", "role"])
		.where("email", "like", "bench-%")
		.orderBy("id")
		.execute();
	return {
		accountIds: stored.map(({ id }) => id),
		ownerIds: stored.filter(({ role }) => role === "Hotel").map(({ id }) => id),
	};
}

/** The email address of the nth account. */
export const accountEmail = (at: number) => `bench-${at}@example.com`;

async function fillTraces(db: Database, now: Date): Promise<void> {
	const [at, later] = [now, new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000)].map((each) =>
		engineOf(db) === "postgres"
			? sql`${sql.lit(each.toISOString())}::timestamptz`
			: sql.lit(each.toISOString()),
	);
	const filled = sql`from accounts where email like 'bench-%'`;
	await sql`insert into sessions (token_hash, account_id, user_agent, created_at, last_seen_at, expires_at)
		select 'bench-' || id, id, 'Mozilla/5.0', created_at, ${at}, ${later} ${filled}`.execute(db);
	await sql`insert into known_devices (account_id, device_hash, first_seen_at)
		select id, 'bench', created_at ${filled}`.execute(db);
	await sql`insert into second_factors (account_id, secret, created_at, confirmed_at)
		select id, 'bench', created_at, created_at ${filled}`.execute(db);
	await sql`insert into recovery_codes (account_id, code_hash)
		select id, 'bench-' || id ${filled}`.execute(db);
	await sql`insert into openid_identities (account_id, issuer, subject, linked_at)
		select id, 'https://bench.example', 'bench-' || id, created_at ${filled}`.execute(db);
	const flag = engineOf(db) === "postgres" ? sql.lit(true) : sql.lit(1);
	await sql`insert into passkeys (account_id, credential_id, user_handle, public_key, counter, transports, is_synced,
		name, created_at) select id, 'bench-' || id, 'bench-' || id, '', 0, 'internal', ${flag}, 'Phone', created_at
		${filled}`.execute(db);
	await sql`insert into answered_challenges (hash, expires_at)
		select 'bench-' || id, ${later} ${filled}`.execute(db);
	await sql`insert into changes (kind, action, subject, is_in_trail, at)
		select 'account', 'suspend', 'account ' || id, true, created_at ${filled} and id % 5 = 0`.execute(db);
	await sql`insert into outbox (to_address, subject, text_body, html_body, created_at, attempts, sent_at)
		select email, 'Welcome', '', '', created_at, 1, created_at ${filled}`.execute(db);
	await sql`insert into use_counters (key, uses, ends_ms)
		select 'bench:' || id, 1, ${sql.lit(now.getTime() + 3_600_000)} ${filled}`.execute(db);
	await sql`insert into recent_submissions (hash, accepted_at, expires_at, result)
		select 'bench-' || id, ${at}, ${later}, '' ${filled}`.execute(db);
}
