import { maskId } from "#app/common/masked-id.ts";
import { addBooking } from "#app/testing/booking.ts";
import { addMember, openInn } from "#app/testing/inn.ts";
import { addOwner } from "#app/testing/owner.ts";
import { type HotelPermission, type MemberRole, ROLES_WITH } from "#app/travel/team/member-roles.ts";
import type { Database } from "#db/client.ts";
import { headersOf, placeOf, walk } from "#e2e/fuzz/crawl.ts";
import { send } from "#e2e/fuzz/send.ts";
import { fillWorld } from "#e2e/fuzz/world/fill-world.ts";
import type { FuzzPerson } from "#e2e/fuzz/world/people.ts";
import { newSessionCookie } from "#e2e/helpers/accounts.ts";
import { routes } from "#e2e/helpers/map-routes.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

/** Routes about hotels, their bookings and rooms. */
const OF_HOTELS = /^\/(owner|list-new-hotel|edit-room|add-room)(\/|$)/;
const AT_DESK = /^\/owner\/(dashboard|manage-bookings|walk-in|inbox)/;
const OF_OWNERS = /^\/list-new-hotel\/:hotelId\/(deletion|team\/.+)/;
/** Lists, which answer colleagues at the desk with Access Denied; the other pages are about one thing of a hotel. */
const isList = (path: string) => !path.includes(":");

const permissionFor = (path: string): HotelPermission =>
	AT_DESK.test(path) ? "bookings" : OF_OWNERS.test(path) ? "team" : "hotel";

/** Signs somebody in who belongs to the team of a hotel. */
async function addMemberOf(db: Database, hotelId: number, role: MemberRole): Promise<FuzzPerson> {
	const name = `${role} of ${hotelId}`;
	const { accountId } = await addOwner(db, name);
	if (role === "owner") await db.deleteFrom("hotel_members").where("hotel_id", "=", hotelId).execute();
	await addMember(db, { hotelId, accountId, role });
	const cookie = await newSessionCookie(db, accountId);
	return { sender: "Hotel", role: "Hotel", accountId, email: null, guestHash: null, cartHash: null, cookie };
}

test("each route of a hotel answers its manager, its desk and those of another hotel as it should", async ({
	db,
	workerSite,
}) => {
	const { url } = workerSite.server;
	const { people, rare } = await fillWorld(db);
	const { hotel_id: hotelId } = await db
		.selectFrom("hotel_members")
		.select("hotel_id")
		.where("role", "=", "desk")
		.executeTakeFirstOrThrow();
	const { hotelId: other } = await openInn(db);
	const found = await placesOf(url, people.Hotel, rare.Hotel);
	const hotel = maskId(hotelId);
	const places = new Map([...found].filter(([, path]) => !/hotel\//.test(path) || path.includes(hotel)));
	expect(places.size).toBeGreaterThan(40);

	const wrong: string[] = [];
	for (const [role, of] of [
		["manager", hotelId],
		["desk", hotelId],
		["owner", other],
		["manager", other],
		["desk", other],
	] as const) {
		const person = await addMemberOf(db, of, role);
		for (const [route, path] of places)
			for (const method of ["GET", "POST"] as const) {
				const may = ROLES_WITH[permissionFor(route)].includes(role);
				// A form that is accepted would change what the next person finds.
				if (method === "POST" && may && of === hotelId) continue;
				const headers = headersOf(person);
				const { status } = await send(url, {
					method,
					path,
					headers,
					...(method === "POST" ? EMPTY : {}),
				});
				const isRefused = status === 403 || status === 404;
				const isOpen = isList(route) ? may : may && of === hotelId;
				// A list of another hotel is one's own. Pages without a form refuse each.
				const isRight = isOpen
					? status < 400 || (method === "POST" && [405, 409, 422].includes(status))
					: isRefused || (method === "POST" && [405, 422].includes(status));
				if (!isRight)
					wrong.push(`${role} of ${of === hotelId ? "it" : "another"}: ${method} ${path}: ${status}`);
			}
	}
	expect(wrong).toEqual([]);
});

test("who leaves a team or gets another role loses the stream, and who joins another keeps it", async ({
	db,
	workerSite,
}) => {
	const { url } = workerSite.server;
	const inns = [await openInn(db), await openInn(db), await openInn(db)];
	const [first, second, third] = inns.map(({ hotelId }) => hotelId) as [number, number, number];
	const person = await addMemberOf(db, first, "desk");
	const accountId = person.accountId ?? 0;
	await addMember(db, { hotelId: second, accountId, role: "manager" });
	const listen = async () => {
		const path = `${url}/live?topic=hotels&topic=room_bookings`;
		const stream = await fetch(path, { headers: headersOf(person) });
		expect(stream.status).toBe(200);
		const text = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
		return async (event: string) => {
			let received = "";
			while (!received.includes(event)) {
				const { value, done = true } = (await text?.read()) ?? {};
				if (done) break;
				received += value;
			}
			return received;
		};
	};
	const members = db.updateTable("hotel_members").where("account_id", "=", accountId);

	const joined = await listen();
	await addMember(db, { hotelId: third, accountId, role: "desk" });
	// A booking is announced after the membership, and only here.
	await addBooking(db, { roomId: inns[0]?.roomId ?? 0 });
	expect(await joined("room_bookings")).not.toContain("ended");
	await db
		.deleteFrom("hotel_members")
		.where("account_id", "=", accountId)
		.where("hotel_id", "=", first)
		.execute();
	expect(await joined("data: role")).toContain("event: ended\ndata: role");

	const changed = await listen();
	await members.set({ role: "desk" }).where("hotel_id", "=", second).execute();
	expect(await changed("data: role")).toContain("event: ended\ndata: role");
});

const EMPTY = { body: Buffer.from("") };

/** The first page of each route about hotels that the owner finds by following links. */
async function placesOf(
	url: string,
	owner: FuzzPerson,
	starts: readonly string[],
): Promise<Map<string, string>> {
	const places = new Map<string, string>();
	const drive = async (person: FuzzPerson, sent: { method: string; path: string }) => {
		const answer = await send(url, { ...sent, headers: headersOf(person) });
		const route = placeOf(sent.path)?.route.path ?? "";
		if (answer.status === 200 && OF_HOTELS.test(route) && !places.has(route)) places.set(route, sent.path);
		return { answer, faults: [], changes: [] };
	};
	const driver = { drive, driveTwice: async () => [], figures: { requests: 0, slowest: [] } };
	const isOfHotels = starts.filter((path) => OF_HOTELS.test(path));
	await walk(driver, owner, {
		starts: isOfHotels,
		each: 1,
		visited: new Map(),
		isShared: true,
		onFault: () => {},
	});
	for (const { path } of routes)
		if (OF_HOTELS.test(path) && isList(path) && !places.has(path)) places.set(path, path);
	return places;
}
