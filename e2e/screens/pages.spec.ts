import { randomUUID } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { hashToken } from "#app/common/access/tokens.server.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { Role } from "#app/common/roles.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { requestReturn } from "#app/shop/orders/returns/request-return.server.ts";
import { addOrder, splitInTwo } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import type { Database } from "#db/client.ts";
import { chooseCountry, openCheckout, placeButton } from "#e2e/helpers/checkout.ts";
import { chooseFromRowMenu, DASHBOARD, openRowMenu } from "#e2e/helpers/dashboard.ts";
import { fillCity } from "#e2e/helpers/hotels.ts";
import { htmlProblems } from "#e2e/helpers/html-validate.ts";
import { bookButton, fillGuest, openStay, today } from "#e2e/helpers/inn.ts";
import { addMove, fillBooking } from "#e2e/helpers/moves.ts";
import { openOwnInn, photo } from "#e2e/helpers/owners.ts";
import { emailOf, sendSignIn } from "#e2e/helpers/people.ts";
import { OPEN_PAGES, publicPages } from "#e2e/helpers/public-screens.ts";
import { shelvePictured } from "#e2e/helpers/shelf.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that depend on the theme; all others ran in the light one. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Axe may already be in the page: `again` runs it without adding it. */
async function axeProblems(
	page: Page,
	choose: (axe: AxeBuilder) => AxeBuilder,
	{ again = false } = {},
): Promise<string[]> {
	// A running colour transition would be measured half-way.
	await page.evaluate(() => Promise.allSettled(document.getAnimations().map((each) => each.finished)));
	const axe = new AxeBuilder({ page, ...(again ? { axeSource: "void 0" } : {}) })
		// Passed rules are not reported in detail.
		.options({ resultTypes: ["violations"] })
		// Our pages have no frames, for which the other mode opens a new page each time.
		.setLegacyMode();
	const { violations } = await choose(axe).analyze();
	return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`));
}

type Screen = {
	/** The page, or the name of the state that `open` brings it to. */
	name: string;
	as?: Role;
	width?: number;
	/** It adds what it shows and finds that by its number, so that others may have added theirs. */
	sharesDatabase?: boolean;
	open?: (page: Page, db: Database) => Promise<unknown>;
};

const PUBLIC = [
	...OPEN_PAGES,
	"/login?redirectTo=%2Ftrucking-dashboard",
	"/products?q=no-such-thing&sale=on",
	"/wishlist",
	"/checkout",
	"/checkout-room",
	"/hotels/results?destination=nowhere&checkIn=2026-12-07&checkOut=2026-12-04&adults=0",
	"/privacy/data",
	"/?partner",
].map((name): Screen => ({ name }));

/** How many tests check the pages of the sitemap, which is read in each of them. */
const PARTS = 2;

const SIGNED_IN = (
	[
		["/", "Hotel"],
		["/trucking-home", "User"],
		["/profile", "User"],
		["/profile/name", "User"],
		["/profile/email", "User"],
		["/profile/password", "User"],
		["/profile/avatar", "User"],
		["/profile/devices", "User"],
		["/profile/second-factor", "User"],
		["/profile/passkeys", "User"],
		["/profile/passkeys/new", "User"],
		["/profile/deletion", "User"],
		["/profile/addresses", "User"],
		["/profile/addresses/new", "User"],
		["/mail", "Admin"],
		["/my-bookings", "User"],
		["/bookings", "User"],
		["/dashboard", "Admin"],
		["/orders", "Admin"],
		["/dashboard/payments", "Admin"],
		["/dashboard/invoices", "Admin"],
		["/dashboard/statements", "Admin"],
		["/dashboard/products", "Admin"],
		["/dashboard/products/new", "Admin"],
		["/dashboard/categories", "Admin"],
		["/dashboard/discounts/new", "Admin"],
		["/dashboard/delivery/new", "Admin"],
		["/dashboard/market", "SuperAdmin"],
		["/dashboard/taxes/new", "Admin"],
		["/dashboard/taxes/classes/new", "Admin"],
		["/owner/dashboard", "Hotel"],
		["/owner/manage-bookings", "Hotel"],
		["/owner/manage-bookings/filters", "Hotel"],
		["/owner/walk-in", "Hotel"],
		["/orders/new", "Admin"],
		["/owner/blocks", "Hotel"],
		["/list-new-hotel", "Hotel"],
		["/add-room", "Hotel"],
		["/owner/invoices", "Hotel"],
		["/owner/statements", "Hotel"],
		["/owner/reviews", "Hotel"],
		["/dashboard/reviews", "SuperAdmin"],
		["/overview", "SuperAdmin"],
		["/trail", "SuperAdmin"],
		["/hotels", "SuperAdmin"],
		["/users", "SuperAdmin"],
		["/trucking-dashboard", "Admin"],
		["/trucking-dashboard/new", "Admin"],
		["/trucking-dashboard/filters", "Admin"],
	] as const
).map(([name, as]): Screen => ({ name, as }));

const send = (page: Page, button: string) => page.getByRole("button", { name: button, exact: true }).click();

const addOneOfEach = async (db: Database) => {
	await addMove(db, { name: "Ana Lima", story: ["confirmed", "delivered"] });
	await addMove(db, { name: "Elif Yılmaz", story: ["rejected"] });
	await addMove(db, { name: "Fátima Reis", story: ["cancelled"] });
	await addMove(db, { name: "Olga Petrova", story: ["confirmed"], vehicle_type: "loader" });
	for (let index = 0; index < 8; index++) await addMove(db, { name: `Move Number ${index}` });
};

const dialogOf = (noun: string) => async (page: Page, db: Database) => {
	const number = await addMove(db, {
		story: noun === "delivery" || noun === "rescheduling" ? ["confirmed"] : [],
	});
	await page.goto(`${DASHBOARD}/${number}/${noun}`);
	await expect(page.getByRole("dialog")).toBeVisible();
};

/** A delivered order with a return request. */
async function addReturn(db: Database): Promise<string> {
	const now = new Date();
	const arrived = { status: "processing", payment: "paid", fulfilment: "delivered" } as const;
	const { number, id } = await addOrder(db, { ...arrived, placedAt: now });
	const line = await db
		.selectFrom("order_lines")
		.select("id")
		.where("order_id", "=", id)
		.executeTakeFirstOrThrow();
	await requestReturn(db, {
		number,
		viewer: { isGranted: true, guestHash: null, accountId: null },
		kind: "withdrawal",
		reason: "",
		lines: [{ lineId: line.id, quantity: 1 }],
		idempotencyKey: randomUUID(),
		timeZone: "America/New_York",
		now,
	});
	return number;
}

const STATES: Screen[] = [
	{ name: "a checkout", open: openCheckout },
	{
		name: "a checkout that came back, with a step to agree to",
		open: async (page, db) => {
			const { lampId } = await openCheckout(page, db);
			await chooseCountry(page, "Germany");
			await db.updateTable("variants").set({ price: 9_900 }).where("id", "=", lampId).execute();
			await placeButton(page).click();
			await expect(page.getByText("Review these changes before you order")).toBeVisible();
		},
	},
	{
		name: "a room’s checkout that came back, with a step to agree to, after a confirmation",
		open: async (page, db) => {
			const inn = await openStay(db);
			const key = "a key that only the mailed link has";
			const { number } = await addBooking(db, { ...inn, ...inn.stay, tokenHash: hashToken(key) });
			await page.goto(`/booking-confirmation/${number}?${new URLSearchParams({ key })}`);
			await page.goto(inn.path);
			await fillGuest(page);
			await db.updateTable("rooms").set({ price: 11_000 }).execute();
			await bookButton(page).click();
			await expect(page.getByText("Review these changes before you book")).toBeVisible();
		},
	},
	{
		name: "a product with options and photos",
		open: async (page, db) => page.goto(await shelvePictured(db)),
	},
	{
		name: "a hotel with its prices, the results that lead to it, and a search that finds nothing free",
		open: async (page, db) => {
			const { hotel, results } = await fillCity(db, { drawn: true });
			await page.goto(results);
			await page.goto(results.replace("lisbon", "lisbon&adults=20"));
			await page.goto(hotel);
		},
	},
	{
		name: "a list of products to look after on a phone",
		as: "Admin",
		width: 360,
		open: async (page, db) => {
			await shelvePictured(db);
			await page.goto("/dashboard/products?stock=low");
		},
	},
	{
		name: "a product’s pages in the back office",
		as: "Admin",
		open: async (page, db) => {
			const { productId, variantIds } = await putOnShelf(db, { variants: [{}, { stock: 0 }] });
			const path = `/dashboard/products/${maskId(productId)}`;
			await page.goto(path);
			await page.goto(`${path}/photos`);
			await page.goto(`${path}/stock/${maskId(variantIds[0] ?? 0)}`);
			await page.goto(`${path}/variants`);
			await page.getByLabel("Price of Size 1", { exact: true }).fill("cheap");
			await send(page, "Save variants");
			await expect(page.getByRole("alert")).toBeVisible();
		},
	},
	{
		name: "the form of a hotel that came back with a photo",
		as: "Hotel",
		open: async (page) => {
			await page.goto("/list-new-hotel");
			await page.getByLabel("Photos").setInputFiles(await photo("teal"));
			await send(page, "Add hotel");
			await expect(page.getByText("1 photo is already uploaded")).toBeVisible();
		},
	},
	{
		name: "a room’s calendar, after its form and photos",
		as: "Hotel",
		width: 360,
		open: async (page, db) => {
			const { roomId } = await openOwnInn(db);
			await page.goto(`/edit-room/${maskId(roomId)}`);
			await page.goto(`/edit-room/${maskId(roomId)}/photos`);
			await page.goto(`/edit-room/${maskId(roomId)}/calendar`);
			await send(page, "Change nights");
			await expect(page.getByRole("alert")).toBeVisible();
			// At this scroll position, the top bar covers some of the calendar's links.
			await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
		},
	},
	{
		name: "a hotel’s desk with bookings, a walk-in with its price, and a rejection that lacks its reason",
		as: "Hotel",
		open: async (page, db) => {
			const { roomId, stay } = await openOwnInn(db);
			await addBooking(db, { roomId, checkIn: today() });
			const { number } = await addBooking(db, { roomId, ...stay, status: "pending", bookedAt: new Date() });
			await page.goto("/owner/dashboard");
			await page.goto("/owner/walk-in");
			await send(page, "Show price");
			await page.goto(`/owner/manage-bookings/${number}`);
			await page.goto(`/owner/manage-bookings/${number}/rejection`);
			await send(page, "Reject booking");
			await expect(page.getByRole("alert")).toBeVisible();
		},
	},
	{
		name: "a room’s calendars with a form that came back, and the question before its addresses change",
		as: "Hotel",
		width: 360,
		open: async (page, db) => {
			const { roomId } = await openOwnInn(db);
			await page.goto(`/edit-room/${maskId(roomId)}/calendars/address`);
			await page.goto(`/edit-room/${maskId(roomId)}/calendars`);
			await send(page, "Import calendar");
			await expect(page.getByRole("alert")).toBeVisible();
		},
	},
	{
		name: "a hotel that waits for approval, and the question before it is approved",
		as: "SuperAdmin",
		open: async (page, db) => {
			const { hotelId } = await openStay(db, { hotel: { status: "pending" } });
			await page.goto(`/hotels/${maskId(hotelId)}`);
			await page.goto(`/hotels/${maskId(hotelId)}/approval`);
			await expect(page.getByRole("dialog")).toBeVisible();
		},
	},
	{
		name: "the question before a product is archived",
		as: "Admin",
		open: async (page, db) => {
			const { productId } = await putOnShelf(db);
			await page.goto(`/dashboard/products/status?to=archived&product=${maskId(productId)}`);
			await expect(page.getByRole("dialog")).toBeVisible();
		},
	},
	{
		name: "a shop front with things on its shelves",
		open: async (page, db) => {
			await shelvePictured(db);
			await page.goto("/collection");
		},
	},
	{
		name: "a list of products with filters on",
		open: async (page, db) => {
			await shelvePictured(db);
			await page.goto("/products?category=lighting&max=90&stock=in&sort=name");
		},
	},
	{
		name: "the filters of that list on a phone",
		width: 360,
		open: async (page, db) => {
			await shelvePictured(db);
			await page.goto("/products?category=lighting&sale=on");
			await page.getByRole("link", { name: "Filters" }).click();
		},
	},
	{
		name: "a booking form that came back empty",
		open: async (page) => {
			await page.goto("/trucking-home");
			await send(page, "Book moving vehicle");
			await expect(page.getByRole("alert")).toBeVisible();
		},
	},
	{
		name: "the moving form with a wrong answer",
		open: async (page) => {
			await page.goto("/trucking-home");
			await fillBooking(page, { contact: "no number" });
			await send(page, "Book moving vehicle");
			await expect(page.getByRole("alert")).toContainText("Booking failed:");
		},
	},
	{
		name: "the notification of a booking",
		open: async (page) => {
			await page.goto("/trucking-home");
			await fillBooking(page);
			await send(page, "Book moving vehicle");
			await expect(page.getByText("Booking successful!")).toBeVisible();
		},
	},
	{
		name: "the booking form beside one's own bookings",
		open: async (page) => {
			await page.goto("/trucking-home");
			await fillBooking(page);
			await send(page, "Book moving vehicle");
			await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
			await expect(page.getByRole("heading", { name: "Your bookings" })).toBeVisible();
		},
	},
	{
		name: "a tracked booking",
		open: async (page) => {
			await page.goto("/trucking-home");
			await fillBooking(page);
			await send(page, "Book moving vehicle");
			await page.getByRole("link", { name: "Track this booking" }).click();
			await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
		},
	},
	{
		name: "a tracking form that came back",
		open: async (page) => {
			await page.goto("/track");
			await page.getByLabel("Booking number").fill("R-1");
			await send(page, "Track booking or order");
			await expect(page.getByRole("alert")).toBeVisible();
		},
	},
	{
		name: "a sign-in that failed",
		open: async (page) => {
			await page.goto("/login");
			await sendSignIn(page, "nobody@meeha.test");
			await expect(page.getByRole("alert")).toBeVisible();
		},
	},
	{
		name: "a sign-up that came back",
		open: async (page) => {
			await page.goto("/signup");
			await send(page, "Create account");
			await expect(page.getByRole("alert")).toBeVisible();
		},
	},
	{
		name: "too much for one form",
		open: async (page) => {
			await page.goto("/track");
			await page.getByLabel("Booking number").fill("R".repeat(100_000));
			await send(page, "Track booking or order");
			await expect(page.getByRole("heading", { name: "Your form is too large" })).toBeVisible();
		},
	},
	{
		name: "too many tries",
		open: async (page) => {
			// From the browser itself, whose network address is another one than that of `page.request`.
			for (let tries = 0; tries < 11; tries++) {
				await page.goto("/login");
				await sendSignIn(page, "nobody@meeha.test");
			}
			await expect(page.getByRole("heading", { name: "Too many attempts" })).toBeVisible();
		},
	},
	{
		name: "the mobile menu of a visitor",
		width: 360,
		open: async (page) => {
			await page.goto("/");
			await page.locator(".mobile-menu summary").click();
		},
	},
	{
		name: "the mobile menu of a person",
		as: "Hotel",
		width: 360,
		open: async (page) => {
			await page.goto("/");
			await page.locator(".mobile-menu summary").click();
		},
	},
	{
		name: "the profile menu",
		as: "Admin",
		open: async (page) => {
			await page.goto("/");
			await page.locator("summary", { hasText: "Your menu" }).click();
		},
	},
	{ name: "Access Denied", as: "User", open: (page) => page.goto(DASHBOARD) },
	{
		name: "a dashboard with bookings in every status",
		as: "Admin",
		open: async (page, db) => {
			await addOneOfEach(db);
			await page.goto(`${DASHBOARD}?sort=status&q=a`);
		},
	},
	{
		name: "the same on a phone",
		as: "Admin",
		width: 360,
		open: async (page, db) => {
			await addOneOfEach(db);
			await page.goto(`${DASHBOARD}?perPage=5&page=2`);
		},
	},
	{
		name: "orders in the back office",
		as: "Admin",
		open: async (page, db) => {
			for (const status of ["new", "confirmed", "cancelled"] as const)
				await addOrder(db, { status, placedAt: new Date() });
			await page.goto("/orders?perPage=10");
			await page.locator("summary", { hasText: "Actions for M-" }).first().click();
		},
	},
	{
		name: "an order in the back office with a return, and the dialog of a refund",
		as: "Admin",
		open: async (page, db) => {
			const number = await addReturn(db);
			await page.goto(`/orders/${number}`);
			await expect(page.getByRole("link", { name: "Approve" })).toBeVisible();
			await page.goto(`/orders/${number}/packing-slip`);
			await page.goto(`/orders/${number}/refunds/new`);
			await expect(page.getByRole("dialog")).toBeVisible();
		},
	},
	{
		name: "an order in parcels in the back office, and one of them on its way",
		as: "Admin",
		open: async (page, db) => {
			const now = new Date();
			const { number } = await addOrder(db, { status: "confirmed", placedAt: now });
			const { id: actorId } = await db.selectFrom("accounts").select("id").executeTakeFirstOrThrow();
			const [parcelId = 0] = await splitInTwo(db, { number, actorId, now });
			await page.goto(`/orders/${number}/parcels`);
			await send(page, "Add a parcel");
			await page.getByLabel("Parcel 3").fill("9");
			await send(page, "Save parcels");
			await expect(page.getByRole("alert")).toBeVisible();
			await page.goto(`/orders/${number}/shipment?parcel=${maskId(parcelId)}`);
			await send(page, "Mark as shipped");
			await expect(page.getByText("1 of 2 parcels shipped.")).toBeVisible();
			await page.goto(`/orders/${number}/packing-slip?parcel=2`);
			await page.goto("/orders");
		},
	},
	{
		name: "an order in its customer’s browser, from its confirmation to its return",
		open: async (page, db) => {
			const number = await addReturn(db);
			await page.goto(`/track?number=${number}`);
			await page.getByLabel("Email or phone").fill("ana@example.com");
			await send(page, "Track booking or order");
			await expect(page.getByText("Your return")).toBeVisible();
			await page.goto(`/order-confirmation/${number}`);
			await page.goto(`/track/${number}/receipt`);
			await page.goto(`/track/${number}/return`);
			await send(page, "Request return");
			await expect(page.getByRole("alert")).toBeVisible();
		},
	},
	{
		name: "a stay in its guest’s browser, from other dates to cancelling it",
		open: async (page, db) => {
			const inn = await openStay(db);
			const { number } = await addBooking(db, { ...inn, ...inn.stay, bookedAt: new Date() });
			await page.goto(`/track?number=${number}`);
			await page.getByLabel("Email or phone").fill("ana@example.com");
			await send(page, "Track booking or order");
			await expect(page.getByRole("heading", { name: "Hotel Miramar" })).toBeVisible();
			await page.goto(`/track/${number}/stay-receipt`);
			const to = new URLSearchParams({ checkIn: inn.stay.checkIn, checkOut: addDays(inn.stay.checkIn, 2) });
			await page.goto(`/track/${number}/dates?${to}`);
			await expect(page.getByRole("button", { name: "Change dates" })).toBeVisible();
			await page.goto(`/track/${number}/stay-cancellation`);
			await expect(page.getByRole("dialog")).toBeVisible();
		},
	},
	{
		name: "a room booking as staff read it, from its list",
		as: "Admin",
		open: async (page, db) => {
			const inn = await openStay(db);
			const { number } = await addBooking(db, { ...inn, ...inn.stay, bookedAt: new Date() });
			await page.goto("/bookings");
			await page.goto(`/bookings/${number}`);
			await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
		},
	},
	{
		name: "the shop’s figures, with their tables open",
		as: "Admin",
		open: async (page, db) => {
			await addOrder(db, { placedAt: new Date() });
			await putOnShelf(db, { title: "Sold out lamp", variants: [{ stock: 0 }] });
			await page.goto("/dashboard?period=7");
			for (const summary of await page.getByText("View as table").all()) await summary.click();
		},
	},
	{
		name: "an open row menu",
		as: "Admin",
		open: async (page, db) => {
			await addOneOfEach(db);
			// All rows on one page: the menu covers rows only, no control below them.
			await page.goto(`${DASHBOARD}?perPage=20`);
			await openRowMenu(page, "Move Number 5");
			// No row is half covered by the bar.
			await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
		},
	},
	{
		name: "the filters on a phone",
		as: "Admin",
		width: 360,
		open: async (page) => {
			await page.goto(DASHBOARD);
			await page.getByRole("link", { name: "Filters", exact: true }).click();
			await expect(page.getByRole("dialog")).toBeVisible();
		},
	},
	{
		name: "what came of a change",
		as: "Admin",
		open: async (page, db) => {
			await addMove(db);
			await page.goto(DASHBOARD);
			const dialog = await chooseFromRowMenu(page, "Ana Lima", "Confirm");
			await dialog.getByRole("button", { name: "Confirm booking" }).click();
			await expect(page.getByText("Booking confirmed!")).toBeVisible();
			await page.getByText("Booking confirmed!").hover();
		},
	},
	{
		name: "a change that failed",
		as: "Admin",
		sharesDatabase: true,
		open: async (page, db) => {
			const number = await addMove(db, { story: ["rejected"] });
			await page.goto(`${DASHBOARD}/${number}/confirmation`);
			await expect(page.getByRole("alert")).toBeVisible();
		},
	},
	{
		name: "a rescheduling that came back",
		as: "Admin",
		sharesDatabase: true,
		open: async (page, db) => {
			await dialogOf("rescheduling")(page, db);
			await page.getByLabel("New date").fill("2020-01-01");
			await send(page, "Reschedule booking");
			await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
		},
	},
	...["confirmation", "delivery", "cancellation", "rejection", "rescheduling", "deletion"].map(
		(noun): Screen => ({
			name: `the dialog of a ${noun}`,
			as: "Admin",
			sharesDatabase: true,
			open: dialogOf(noun),
		}),
	),
];

/** The documents that the browser receives from now on: each call returns the new ones. */
function servedPages(page: Page): () => Promise<string[]> {
	const pages: Promise<string>[] = [];
	page.on("response", (response) => {
		const isPage = response.request().resourceType() === "document" && response.status() !== 303;
		// A browser forgets a document after leaving it, so the page is requested again.
		const fetchAgain = () => page.request.get(response.url()).then((again) => again.text());
		if (isPage) pages.push(response.text().catch(fetchAgain));
	});
	return () => Promise.all(pages.splice(0));
}

/** Screens are checked several at a time in one browser, where they can, because opening a browser takes longer. */
const AT_A_TIME = 6;

function inGroups(screens: Screen[]): Screen[][] {
	const people = [...new Set(screens.map(({ as }) => as))];
	return people.flatMap((person) => {
		const own = screens.filter(({ as }) => as === person);
		const starts = own.map((_, at) => at).filter((at) => at % AT_A_TIME === 0);
		return starts.map((start) => own.slice(start, start + AT_A_TIME));
	});
}

const sharing = STATES.filter(({ sharesDatabase }) => sharesDatabase);
const alone = STATES.filter(({ sharesDatabase }) => !sharesDatabase).map((state) => [state]);

for (const screens of [...inGroups(PUBLIC), ...inGroups(SIGNED_IN), ...inGroups(sharing), ...alone]) {
	const [{ as, width } = {} as Screen] = screens;
	const names = screens.map(({ name }) => name).join(", ");
	test(`${names}${as ? ` for a ${as}` : ""}: valid HTML, and accessible in light and dark`, async ({
		page,
		db,
		baseURL: url,
	}) => {
		// The cookie notice is checked on the public pages; here it would cover the bottom.
		const isPublic = PUBLIC.some((each) => screens.includes(each));
		if (!isPublic) await page.context().addCookies([{ name: "MEEHACookieConsent", value: "true", url }]);
		if (as) await page.request.post("/login", { form: { email: emailOf(as), password: "meeha-demo-1" } });
		if (width) await page.setViewportSize({ width, height: 740 });
		await checkEach(page, db, screens);
	});
}

for (let part = 0; part < PARTS; part++)
	test(`the pages of the sitemap, part ${part + 1}: valid HTML, and accessible in light and dark`, async ({
		page,
		db,
	}) => {
		const pages = await publicPages(page.request);
		const own = pages.filter((_, at) => at % PARTS === part);
		expect(own.length).toBeGreaterThan(3);
		await checkEach(
			page,
			db,
			own.map((name) => ({ name })),
		);
	});

async function checkEach(page: Page, db: Database, screens: readonly Screen[]): Promise<void> {
	const served = servedPages(page);
	for (const { name, open } of screens) {
		await page.emulateMedia({ colorScheme: "light" });
		await (open ? open(page, db) : page.goto(name));

		const html = await Promise.all((await served()).map(htmlProblems));
		expect.soft(html.flat(), name).toEqual([]);
		expect.soft(await axeProblems(page, (axe) => axe.withTags(RULES)), `${name}, light`).toEqual([]);
		await page.emulateMedia({ colorScheme: "dark" });
		const dark = await axeProblems(page, (axe) => axe.withRules(COLOUR_RULES), { again: true });
		expect.soft(dark, `${name}, dark`).toEqual([]);
	}
}
