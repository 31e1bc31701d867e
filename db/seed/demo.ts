import type { Database } from "../client.ts";
import { DEMO_ACCOUNTS, seedAccounts } from "./accounts.ts";
import { seedMovingBookings } from "./moving-bookings.ts";

/** Fills an empty database with what the demo shows. One that has accounts is left as it is. */
export async function seedDemo(
	db: Database,
	{ timeZone, now }: { timeZone: string; now: Date },
): Promise<boolean> {
	const anyone = await db.selectFrom("accounts").select("id").limit(1).executeTakeFirst();
	if (anyone) return false;
	await seedAccounts(db, now);
	const admin = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", DEMO_ACCOUNTS[2]?.email ?? "")
		.executeTakeFirstOrThrow();
	await seedMovingBookings(db, { count: 140, timeZone, adminId: admin.id, now });
	return true;
}
