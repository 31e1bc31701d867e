import type { Page } from "playwright/test";
import { addDays } from "#app/common/zoned-time.server.ts";
import { openInn } from "#app/testing/travel/inn.ts";
import type { Stay } from "#app/travel/nights/stay.ts";
import { checkoutRoomPath } from "#app/travel/nights/stay.ts";
import type { Database } from "#db/client.ts";
import { expect } from "./site-test.ts";

/** Today in the hotels' time zone. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** A hotel open for 60 nights from now, and three nights for two guests a month ahead; 10,000 a night. */
export async function openStay(
	db: Database,
	{ hotel = {}, room = {} }: Parameters<typeof openInn>[1] = {},
): Promise<{ hotelId: number; roomId: number; stay: Stay; path: string }> {
	const zone = { time_zone: "UTC", ...hotel };
	const inn = await openInn(db, { hotel: zone, room: { from: today(), ...room } });
	const checkIn = addDays(today(), 30);
	const stay = { checkIn, checkOut: addDays(checkIn, 3), rooms: 1, adults: 2, children: 0 };
	return { ...inn, stay, path: checkoutRoomPath(inn.roomId, stay) };
}

const ANA = { name: "Ana Lima", email: "ana@example.com", contact: "(212) 555-0147" };

/** Completes a room's checkout, with some changes. */
export async function fillGuest(page: Page, change: Partial<typeof ANA> = {}): Promise<void> {
	for (const [name, text] of Object.entries({ ...ANA, ...change }))
		await page.locator(`#guest-${name}`).fill(text);
}

export const bookButton = (page: Page) => page.getByRole("button", { name: /(book|request)( again)? ·/i });

/** The booking number on a confirmation page. */
export async function bookedNumber(page: Page): Promise<string> {
	await expect(page).toHaveURL(/\/booking-confirmation\/H/);
	return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}
