import { maskId } from "#app/common/masked-id.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { followCalendar } from "#app/testing/travel/inn.ts";
import { applyCalendar } from "#app/travel/calendars/apply-calendar.server.ts";
import { recordReading } from "#app/travel/calendars/feed-queue.server.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import { openOwnInn } from "#e2e/helpers/owners.ts";
import { emailOf, signInAt } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const fileOf = (from: string, to: string) => ({
	name: "other-site.ics",
	mimeType: "text/calendar",
	buffer: Buffer.from(
		[
			"BEGIN:VCALENDAR",
			"VERSION:2.0",
			"BEGIN:VEVENT",
			"UID:a",
			`DTSTART;VALUE=DATE:${from.replaceAll("-", "")}`,
			`DTEND;VALUE=DATE:${to.replaceAll("-", "")}`,
			"END:VEVENT",
			"END:VCALENDAR",
		].join("\r\n"),
	),
});

test("an owner imports a calendar file, sees double bookings, and replaces the room’s calendar links", async ({
	page,
	db,
}) => {
	const { roomId, stay } = await openOwnInn(db, { quantity: 1 });
	await addBooking(db, { roomId, ...stay });
	const path = `/edit-room/${maskId(roomId)}/calendars`;
	await signInAt(page, path, emailOf("Hotel"));
	await page.getByLabel("Name").fill("Other site");
	await page.getByLabel("Calendar file").setInputFiles(fileOf(stay.checkIn, stay.checkOut));
	await page.getByRole("button", { name: "Import calendar" }).click();
	await expect(page.getByText("Other site is imported: 1 event, 1 of them on nights")).toBeVisible();
	await expect(page.getByText("Double booking")).toBeVisible();

	const address = page.getByRole("link", { name: /\.ics$/ }).first();
	const before = (await address.getAttribute("href")) ?? "";
	const { pathname } = new URL(before);
	expect(await (await page.request.get(pathname)).text()).toContain(
		`DTSTART;VALUE=DATE:${stay.checkIn.replaceAll("-", "")}`,
	);
	await page.getByRole("link", { name: "Replace links" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Replace links" }).click();
	await expect(page.getByText("The calendar links are replaced.")).toBeVisible();
	await expect(address).not.toHaveAttribute("href", before);
	expect((await page.request.get(pathname)).status()).toBe(404);
});

test("an owner sees the skipped events of a calendar, and why an address can’t be read", async ({
	page,
	db,
}) => {
	const { roomId, stay } = await openOwnInn(db, { quantity: 1 });
	const path = `/edit-room/${maskId(roomId)}/calendars`;
	await signInAt(page, path, emailOf("Hotel"));
	const date = stay.checkIn.replaceAll("-", "");
	const events = [
		["UID:free", "SUMMARY:Birthday", "TRANSP:TRANSPARENT", `DTSTART;VALUE=DATE:${date}`],
		["UID:bad", "SUMMARY:Retreat", "DTSTART;VALUE=DATE:20271332"],
	].flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]);
	const file = {
		name: "google.ics",
		mimeType: "text/calendar",
		buffer: Buffer.from(["BEGIN:VCALENDAR", "VERSION:2.0", ...events, "END:VCALENDAR"].join("\n")),
	};
	await page.getByLabel("Name").fill("Family");
	await page.getByLabel("Calendar address").fill("https://example.com:8443/family.ics");
	await page.getByRole("button", { name: "Import calendar" }).click();
	await expect(page.getByRole("alert")).toContainText("The address can’t contain a port number.");
	await expect(page.getByLabel("Name")).toHaveValue("Family");
	await page.getByLabel("Calendar address").fill("");
	await page.getByLabel("Calendar file").setInputFiles(file);
	await page.getByRole("button", { name: "Import calendar" }).click();
	await expect(page.getByText("Family is imported: 0 events.")).toBeVisible();
	await expect(page.getByText("“Retreat” (20271332): its date is not valid.")).toBeVisible();
	await expect(page.getByText("1 event marked as free was skipped and doesn’t block dates.")).toBeVisible();
});

test("an owner sees which nights go on sale before they skip “not available” events of a calendar", async ({
	page,
	db,
}) => {
	const { roomId, stay } = await openOwnInn(db, { quantity: 1 });
	const feedId = await followCalendar(db, roomId, "https://rooms.invalid/room.ics");
	const span = { from: stay.checkIn, to: stay.checkOut };
	const now = new Date();
	await applyCalendar(db, { feedId, events: [{ uid: "a", ...span }], now });
	const nights = { free: [], unavailable: [span] };
	await recordReading(db, { feedId, reading: { fault: null, skippedFree: 0, nights, warnings: [] }, now });
	await signInAt(page, `/edit-room/${maskId(roomId)}/calendars`, emailOf("Hotel"));
	await expect(page.getByText("Events titled “Not available” block dates.")).toBeVisible();
	await page.getByRole("link", { name: "Skip events titled “Not available”" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByRole("listitem")).toHaveText(formatStay(stay, Number(span.from.slice(0, 4))));
	await expect(dialog).toContainText("Booking.com gives bookings the title “CLOSED - Not available”, too.");
	await dialog.getByRole("button", { name: "Skip events titled “Not available”" }).click();
	await expect(
		page.getByText("Events titled “Not available” are skipped and don’t block dates."),
	).toBeVisible();
	await page.getByRole("link", { name: "Block dates for events titled “Not available”" }).click();
	// The calendar could not be read since, so the nights are still held.
	await expect(dialog).toContainText("Going by the last reading of this calendar, no nights change.");
});
