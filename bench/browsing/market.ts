import { addDays } from "#app/common/zoned-time.server.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { addDriver, addVehicle } from "#app/testing/rent/fleet.ts";
import { addDelivery } from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addRoom, openInn } from "#app/testing/travel/inn.ts";
import { summariseHotel } from "#app/travel/hotels/summarise-hotel.server.ts";
import { checkoutRoomPath, hotelPath } from "#app/travel/nights/stay.ts";
import { openDatabase } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { seedAccounts } from "#demo/accounts.ts";

/** What can be bought and booked, as paths of the site. */
export type Market = {
	products: string[];
	/** Checkouts of a room, for overlapping stays. */
	rooms: string[];
	/** Pages to view. */
	views: string[];
	/** Today in the time zone of the hotels and moves (`YYYY-MM-DD`). */
	today: string;
};

type Supply = Record<"products" | "rooms" | "stock" | "roomsOfAKind", number> & { scarce?: number };

const NIGHTS = 120;
const TRUCKS = 10;

/** A quarter of the attempts want it. */
const SCARCE_SHARE = 4;

/**
 * Fills an empty, migrated database with this many products, hotel rooms and the demo accounts. With
 * `scarce`, there is a product and a room for one night that many want and few can get.
 */
export async function openMarket(
	url: string,
	{ products, rooms, stock, roomsOfAKind, scarce = 0 }: Supply,
): Promise<Market> {
	const db = openDatabase({ url });
	const now = new Date();
	const today = now.toISOString().slice(0, 10);
	await seedAccounts(db, now);
	await addDelivery(db);
	const shelf = [];
	for (let at = 0; at < products; at++)
		shelf.push(await putOnShelf(db, { title: `Lamp ${at}`, variants: [{ price: 2_500, stock }, { stock }] }));
	const room = { quantity: roomsOfAKind, from: today, nights: NIGHTS };
	const inn = await openInn(db, { hotel: { time_zone: "UTC" }, room });
	const roomIds = [inn.roomId];
	while (roomIds.length < rooms) roomIds.push(await addRoom(db, inn.hotelId, room));
	const stays = roomIds.flatMap((roomId) =>
		Array.from({ length: 40 }, (_, days) => {
			const checkIn = addDays(today, 5 + days);
			const stay = { checkIn, checkOut: addDays(checkIn, 1 + (days % 3)), rooms: 1, adults: 2, children: 0 };
			return checkoutRoomPath(roomId, stay);
		}),
	);
	if (scarce > 0) {
		const one = await putOnShelf(db, { title: "The last lamp", variants: [{ stock: scarce }] });
		const roomId = await addRoom(db, inn.hotelId, { ...room, quantity: scarce });
		const checkIn = addDays(today, 3);
		const stay = { checkIn, checkOut: addDays(checkIn, 1), rooms: 1, adults: 2, children: 0 };
		for (let at = 0; at < products / SCARCE_SHARE; at++) shelf.push(one);
		const wishes = stays.length / SCARCE_SHARE;
		for (let at = 0; at < wishes; at++) stays.push(checkoutRoomPath(roomId, stay));
	}
	for (let truck = 0; truck < TRUCKS; truck++) {
		await addVehicle(db, { now });
		await addDriver(db, `Driver ${truck}`);
	}
	await transact(db, (trx) => summariseHotel(trx, inn.hotelId));
	await db.destroy();
	const productPaths = shelf.map(({ productId }) => productPath(productId));
	return {
		products: productPaths,
		rooms: stays,
		views: [
			"/",
			"/collection",
			"/products?q=lamp",
			"/trucking-home",
			hotelPath(inn.hotelId),
			...productPaths.slice(0, 5),
		],
		today,
	};
}
