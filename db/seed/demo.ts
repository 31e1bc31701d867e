import type { Database } from "../client.ts";
import { DEMO_ACCOUNTS, seedAccounts } from "./accounts.ts";
import { seedMovingBookings } from "./moving-bookings.ts";
import type { Paint } from "./shop/draw-pictures.ts";
import { seedShop } from "./shop/seed-shop.ts";
import type { PaintHotel } from "./travel/draw-hotels.ts";
import { reviewProducts } from "./travel/reviews/review-products.ts";
import { seedTravel } from "./travel/seed-travel.ts";

type Demo = {
	timeZone: string;
	currency: string;
	now: Date;
	paint?: Paint;
	paintHotel?: PaintHotel;
	days?: number;
};

/** Fills an empty database with what the demo shows. One that has accounts is left as it is. */
export async function seedDemo(
	db: Database,
	{ timeZone, currency, now, paintHotel, ...smaller }: Demo,
): Promise<boolean> {
	const anyone = await db.selectFrom("accounts").select("id").limit(1).executeTakeFirst();
	if (anyone) return false;
	await seedAccounts(db, now);
	const [ulla, , admin, superAdmin] = DEMO_ACCOUNTS;
	const ullaId = await idOf(db, ulla?.email);
	const adminId = await idOf(db, admin?.email);
	const customer = { id: ullaId, email: ulla?.email ?? "" };
	const superId = await idOf(db, superAdmin?.email);
	const { days } = smaller;
	// At once, for they have nothing of each other: pictures are drawn, and others told of, while one waits.
	await Promise.all([
		seedMovingBookings(db, { count: 140, timeZone, adminId, now }),
		seedShop(db, { timeZone, currency, adminId, ulla: customer, now, ...smaller }),
		seedTravel(db, { currency, superId, ulla: customer, now, paint: paintHotel, days }),
	]);
	await reviewProducts(db, { adminId, now });
	// Written to people who do not exist, about what was long ago.
	await db.deleteFrom("outbox").execute();
	return true;
}

async function idOf(db: Database, email = ""): Promise<number> {
	const account = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", email)
		.executeTakeFirstOrThrow();
	return account.id;
}
