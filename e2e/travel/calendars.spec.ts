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
	await page.getByLabel("Or a file").setInputFiles(fileOf(stay.checkIn, stay.checkOut));
	await page.getByRole("button", { name: "Follow calendar" }).click();
	await expect(page.getByText("Other site is read: one event, of which 1 on nights")).toBeVisible();
	await expect(page.getByText("Sold twice")).toBeVisible();

	const address = page.getByRole("link", { name: /\.ics$/ }).first();
	const before = (await address.getAttribute("href")) ?? "";
	const { pathname } = new URL(before);
	expect(await (await page.request.get(pathname)).text()).toContain(
		`DTSTART;VALUE=DATE:${stay.checkIn.replaceAll("-", "")}`,
	);
	await page.getByRole("link", { name: "Make new addresses" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Make new addresses" }).click();
	await expect(page.getByText("The room’s calendar has new addresses.")).toBeVisible();
	await expect(address).not.toHaveAttribute("href", before);
	expect((await page.request.get(pathname)).status()).toBe(404);
});
