import { type HotelPermission, type MemberRole, ROLES_WITH } from "#app/account/memberships/member-roles.ts";
import { maskId } from "#app/common/masked-id.ts";
import { ROLES } from "#app/common/roles.ts";
import { LIVE_TOPICS } from "#app/common/screens/live-topics.ts";
import { addOwner } from "#app/testing/owner.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { addMember, openInn } from "#app/testing/travel/inn.ts";
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
const AT_DESK = /^\/owner\/(dashboard|manage-bookings|walk-in|inbox|timeline|housekeeping|units|cash)/;
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
		const path = `${url}/live?topic=conversations&topic=room_bookings`;
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

const STAFF = ["Admin", "SuperAdmin"];
/** Who may watch each topic, and a list that shows what changes. `desk` belongs to the team of a hotel. */
const TOPICS: [topic: string, list: string, who: string[]][] = [
	["moving_bookings", "/trucking-dashboard", ["Admin"]],
	["orders", "/orders", STAFF],
	["payments", "/dashboard/payments", STAFF],
	["room_bookings", "/bookings", ["desk", ...STAFF]],
	["conversations", "/inbox", STAFF],
	["conversations", "/owner/inbox", ["desk", "Admin"]],
	["hotels", "/hotels", ["SuperAdmin"]],
	["trail", "/trail", STAFF],
	["overview", "/overview", ["SuperAdmin"]],
];

test("a topic is watched by those whose list shows its changes, and by nobody else", async ({
	db,
	workerSite,
}) => {
	const { url } = workerSite.server;
	const { hotelId } = await openInn(db);
	const people = new Map([["desk", headersOf(await addMemberOf(db, hotelId, "desk"))]]);
	for (const role of ROLES) {
		const accountId = await addAccount(db, `Watching ${role}`, role);
		people.set(role, { Cookie: await newSessionCookie(db, accountId) });
	}
	expect([...new Set(TOPICS.map(([topic]) => topic))].toSorted()).toEqual(
		Object.keys(LIVE_TOPICS).toSorted(),
	);
	const wrong: string[] = [];
	for (const topic of Object.keys(LIVE_TOPICS)) {
		const lists = TOPICS.filter(([of]) => of === topic);
		for (const [who, headers] of people) {
			const { status } = await fetch(`${url}/live?topic=${topic}`, { method: "HEAD", headers });
			const may = lists.some(([, , watchers]) => watchers.includes(who));
			if (status !== (may ? 200 : 403)) wrong.push(`${who} watches ${topic}: ${status}`);
			for (const [, list, watchers] of lists) {
				if (!watchers.includes(who)) continue;
				const page = await fetch(url + list, { headers, redirect: "manual" });
				if (page.status !== 200) wrong.push(`${who} opens ${list}: ${page.status}`);
			}
		}
		const visitor = await fetch(`${url}/live?topic=${topic}`, { method: "HEAD" });
		if (visitor.status !== 401) wrong.push(`a visitor watches ${topic}`);
	}
	expect(wrong).toEqual([]);
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

test("a team’s stream says nothing of another hotel’s bookings", async ({ db, baseURL }) => {
	const [own, other] = [await openInn(db), await openInn(db)];
	const manager = await addMemberOf(db, own.hotelId, "manager");
	const admin = await addAccount(db, "Watching", "Admin");
	const listen = async (cookie: string) => {
		const stream = await fetch(`${baseURL}/live?topic=room_bookings`, { headers: { Cookie: cookie } });
		expect(stream.status).toBe(200);
		const heard = { changes: 0 };
		void (async () => {
			for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? [])
				heard.changes += chunk.split("event: change").length - 1;
		})();
		return heard;
	};
	const [team, staff] = [await listen(manager.cookie ?? ""), await listen(await newSessionCookie(db, admin))];
	await addBooking(db, { roomId: other.roomId });
	await expect.poll(() => staff.changes).toBe(1);
	await addBooking(db, { roomId: own.roomId });
	await expect.poll(() => staff.changes).toBe(2);
	await expect.poll(() => team.changes).toBe(1);
});
