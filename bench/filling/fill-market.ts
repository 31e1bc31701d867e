import type { Migration } from "kysely";
import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { fillAccounts } from "./fill-accounts.ts";
import { fillBookings } from "./fill-bookings.ts";
import { fillHotels } from "./fill-hotels.ts";
import { fillMoves } from "./fill-moves.ts";
import { fillOrders } from "./fill-orders.ts";
import { fillShop } from "./fill-shop.ts";

type MarketFilling = {
	/** The number of products, of orders, of room bookings and of moves; there are a tenth as many accounts. */
	size: number;
	hotels: number;
	roomsPerHotel: number;
	/** Of each room, from today on. */
	nights: number;
	/** The migrations of another checkout, for a database that it can read, too. */
	migrations?: Record<string, Migration>;
};

/** Migrates an empty database and fills it. */
export async function fillMarket(url: string, filling: MarketFilling): Promise<void> {
	const { size, hotels, roomsPerHotel, nights, migrations } = filling;
	const db = openDatabase({ url, isPatient: true });
	await migrate(db, migrations);
	const now = new Date();
	const { accountIds, ownerIds } = await fillAccounts(db, { accounts: Math.ceil(size / 10), now });
	await fillHotels(db, { hotels, roomsPerHotel, nights, now, ownerIds });
	await fillMoves(db, { moves: size, now, accountIds });
	await fillBookings(db, { bookings: size, nights, now, accountIds });
	await fillShop(db, { products: size, now });
	await fillOrders(db, { orders: size, accountIds, now });
	await db.destroy();
}
