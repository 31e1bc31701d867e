import { maskId } from "#app/site/masked-id.ts";
import { addBooking } from "#app/travel/testing/booking.ts";
import { openOwnInn } from "#e2e/owners.ts";
import { emailOf, signInAt } from "#e2e/people.ts";
import { expect, test } from "#e2e/site-test.ts";

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

test("an owner reads another site’s file, sees what is sold twice, and renews the room’s own address", async ({
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
